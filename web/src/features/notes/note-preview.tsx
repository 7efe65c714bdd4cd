import type { MouseEvent } from 'react';
import { EmptyState } from '#web/src/ui/empty-state.tsx';
import { Markdown } from '#web/src/ui/markdown/markdown.tsx';
import styles from './note-preview.module.css';
import { linkTimestamps, secondsOf } from './time-links.ts';

interface NotePreviewProps {
  text: string;
  onSeek?: ((seconds: number) => void) | undefined;
}

/** Rendered note; its timestamps seek the video. */
export const NotePreview = ({ text, onSeek }: NotePreviewProps) => {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const seconds = secondsOf(link?.getAttribute('href') ?? null);
    if (seconds === undefined || !onSeek) return;
    event.preventDefault();
    onSeek(seconds);
  };
  if (text.trim() === '') {
    return <EmptyState drawing="note" text="Write what you want to remember; it is saved as you type." />;
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <section className={styles.preview} aria-label="Preview of your note" onClick={onClick}>
      <p className={styles.label}>Preview</p>
      <Markdown text={onSeek ? linkTimestamps(text) : text} />
    </section>
  );
};
