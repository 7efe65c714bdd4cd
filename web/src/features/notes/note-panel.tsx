import { Clock as ClockIcon, Download } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { maxNoteLength } from '#contract/rules/max-note-length.ts';
import type { Clock } from '#web/src/lib/clock.ts';
import { formatTimestamp } from '#web/src/lib/format.ts';
import { SaveStatus } from '#web/src/lib/save-status.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { Markdown } from '#web/src/ui/markdown/markdown.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { TextArea } from '#web/src/ui/text-area.tsx';
import { exportNotes, type NotesCourse } from './export-notes.ts';
import styles from './note-panel.module.css';
import { linkTimestamps, secondsOf } from './time-links.ts';
import type { NoteHandle } from './use-note.ts';

interface NotePreviewProps {
  text: string;
  onSeek?: ((seconds: number) => void) | undefined;
}

/** The rendered note; its timestamps seek the video. */
const NotePreview = ({ text, onSeek }: NotePreviewProps) => {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const seconds = secondsOf(link?.getAttribute('href') ?? null);
    if (seconds === undefined || !onSeek) return;
    event.preventDefault();
    onSeek(seconds);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <section className={`sunken padded-16 ${styles.preview}`} aria-label="Preview of your note" onClick={onClick}>
      <Markdown text={onSeek ? linkTimestamps(text) : text} />
    </section>
  );
};

interface NotePanelProps {
  note: NoteHandle;
  course: NotesCourse;
  /** Position of the video; absent for lectures without one. */
  clock?: Clock | undefined;
  /** In seconds. */
  onSeek?: ((seconds: number) => void) | undefined;
}

const iconProps = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Matches Markdown that looks different in the preview. */
const markup = /[*_`#>~|[]|^(?:[-+]|\d+\.) /m;

/**
 * The learner's note on a lecture in Markdown. A note with markup opens rendered, until the learner edits it. Give each
 * note its own `key`.
 */
export const NotePanel = ({ note, course, clock, onSeek }: NotePanelProps) => {
  const textArea = useRef<HTMLTextAreaElement>(null);
  const [isExporting, setExporting] = useState(false);
  const [isEditing, setEditing] = useState(false);

  if (note.status === 'failed') {
    return (
      <ErrorPanel
        title="Your note could not be loaded"
        text="Nothing is lost. Please try again."
        onRetry={note.retry}
      />
    );
  }
  if (note.status === 'loading') {
    return (
      <Skeleton label="Loading your note">
        <SkeletonBox height="12em" />
      </Skeleton>
    );
  }

  const hasMarkup = markup.test(note.text);
  const showsPreview = hasMarkup && !isEditing;
  const edit = () => {
    flushSync(() => setEditing(true));
    const field = textArea.current;
    field?.focus();
    if (showsPreview) field?.setSelectionRange(field.value.length, field.value.length);
    return field;
  };
  const insertTime = () => {
    const field = edit();
    if (!field || !clock) return;
    const before = field.value.slice(0, field.selectionStart);
    const separator = before === '' || /\s$/.test(before) ? '' : ' ';
    field.setRangeText(
      `${separator}[${formatTimestamp(clock.seconds())}] `,
      field.selectionStart,
      field.selectionEnd,
      'end',
    );
    note.change(field.value);
  };
  const exportAll = async () => {
    setExporting(true);
    await note.flush();
    await exportNotes(course);
    setExporting(false);
  };

  return (
    <div className={`stack-12 one-column text-width ${styles.editor}`}>
      <div className="cluster-8">
        {clock && (
          <Button size="small" icon={<ClockIcon {...iconProps} />} onClick={insertTime}>
            Insert time
          </Button>
        )}
        {hasMarkup && (
          <Button size="small" variant="plain" onClick={() => (showsPreview ? edit() : setEditing(false))}>
            {showsPreview ? 'Edit' : 'Preview'}
          </Button>
        )}
        <SaveStatus state={note.saveState} isEmpty={note.text === ''} onRetry={note.flush} />
      </div>
      {showsPreview ? (
        <NotePreview text={note.text} onSeek={onSeek} />
      ) : (
        <TextArea
          ref={textArea}
          label="Your note on this lesson"
          hint={
            clock
              ? 'Markdown works here. A time in brackets, such as [2:13], becomes a link to that moment of the video.'
              : 'Markdown works here.'
          }
          placeholder="Write what you want to remember; it is saved as you type."
          maxLength={maxNoteLength}
          spellCheck
          value={note.text}
          onChange={(event) => {
            setEditing(true);
            note.change(event.currentTarget.value);
          }}
        />
      )}
      <Button
        size="small"
        variant="plain"
        flush
        className="self-start"
        busy={isExporting}
        icon={<Download {...iconProps} />}
        onClick={exportAll}
      >
        Download all notes
      </Button>
    </div>
  );
};
