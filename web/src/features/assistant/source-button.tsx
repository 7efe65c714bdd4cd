import { FileText, Play, TextQuote } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ChatSource } from '#contract/schemas/assistant.ts';
import { paths } from '#web/src/lib/paths.ts';
import { sourceLabel } from './exchange.ts';
import styles from './source-button.module.css';

type LectureSource = Extract<ChatSource, { kind: 'lecture' }>;

/** Where the panel is shown: decides how sources of this lecture behave and which courses this learner may open. */
export interface AskLocation {
  /** Course whose lectures this learner may open in the player. */
  insideCourse?: string;
  lectureId?: string;
  /** URL of another lecture of that course; defaults to the content player. */
  lectureUrl?: (source: LectureSource) => string;
  /** Seeks the video of the lecture next to the panel. */
  onSeek?: ((seconds: number) => void) | undefined;
  /** Names the lesson and course beside the panel, for the person to whom the conversation is handed over. */
  about?: string;
  /** Returns the playback position of the video next to the panel. */
  secondsNow?: () => number | undefined;
  /** Called when a source leads to another page. */
  onLeave?: () => void;
}

/** A pill in a row, the title of a passage, or a number after a sentence. */
type Look = 'pill' | 'title' | 'number';

const lookClasses: Record<Look, string> = {
  pill: `row-8 inline undecorated accent text-start pill ground-surface ${styles.pill}`,
  title: `row-8 undecorated strong text-start ${styles.title}`,
  number: `undecorated ${styles.number}`,
};

const sourceUrl = (source: ChatSource, { insideCourse, lectureUrl }: AskLocation): string => {
  if (source.kind === 'page') return source.path;
  if (source.courseId !== insideCourse) return paths.course(source.courseId);
  const url = lectureUrl?.(source) ?? paths.content(source.courseId, source.sectionIndex, source.lectureId);
  return source.startSeconds === undefined ? url : `${url}?t=${source.startSeconds}`;
};

/** Returns the icon of a source: a page, a text or a moment of a video. */
export const iconOf = (source: ChatSource) => {
  if (source.kind === 'page') return FileText;
  return source.startSeconds === undefined ? TextQuote : Play;
};

interface SourceButtonProps {
  source: ChatSource;
  location: AskLocation;
  look?: Look;
  /** What the look `number` shows. */
  number?: number;
}

/** Source of a claim: seeks the video, or links to the lecture or page. */
export const SourceButton = ({ source, location, look = 'pill', number }: SourceButtonProps) => {
  const Icon = iconOf(source);
  const label = sourceLabel(source);
  const props = {
    className: lookClasses[look],
    ...(look === 'number' && { 'aria-label': `Source ${number}: ${label}` }),
    children:
      look === 'number' ? (
        number
      ) : (
        <>
          <Icon className="fixed" size={14} strokeWidth={2} aria-hidden />
          {/* A line ends neither before nor after the dot. */}
          <span className="shrink break-anywhere">{label.replaceAll(' · ', '\u00a0·\u00a0')}</span>
        </>
      ),
  };
  const { onSeek, onLeave } = location;
  const isCurrentLecture = source.kind === 'lecture' && source.lectureId === location.lectureId;
  if (isCurrentLecture && onSeek && source.startSeconds !== undefined) {
    const { startSeconds } = source;
    return <button type="button" onClick={() => onSeek(startSeconds)} {...props} />;
  }
  return <Link to={sourceUrl(source, location)} {...(onLeave && { onClick: onLeave })} {...props} />;
};
