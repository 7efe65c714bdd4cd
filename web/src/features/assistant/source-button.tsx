import { BookOpen, FileText, Play } from 'lucide-react';
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
  /** The lesson and course beside the panel, for a person who is handed the conversation. */
  about?: string;
  /** Returns the playback position of the video next to the panel. */
  secondsNow?: () => number | undefined;
  /** Called when a source leads to another page. */
  onLeave?: () => void;
}

const sourceClass = `row-8 inline undecorated ${styles.source}`;

const sourceUrl = (source: ChatSource, { insideCourse, lectureUrl }: AskLocation): string => {
  if (source.kind === 'page') return source.path;
  if (source.courseId !== insideCourse) return paths.course(source.courseId);
  const url = lectureUrl?.(source) ?? paths.content(source.courseId, source.sectionIndex, source.lectureId);
  return source.startSeconds === undefined ? url : `${url}?t=${source.startSeconds}`;
};

const iconOf = (source: ChatSource) => {
  if (source.kind === 'page') return FileText;
  return source.startSeconds === undefined ? BookOpen : Play;
};

/** Source of a claim: seeks the video, or links to the lecture or page. */
export const SourceButton = ({ source, location }: { source: ChatSource; location: AskLocation }) => {
  const Icon = iconOf(source);
  const content = (
    <>
      <Icon className="fixed" size={14} strokeWidth={2} aria-hidden />
      <span className="shrink break-anywhere">{sourceLabel(source)}</span>
    </>
  );
  const { onSeek, onLeave } = location;
  const isCurrentLecture = source.kind === 'lecture' && source.lectureId === location.lectureId;
  if (isCurrentLecture && onSeek && source.startSeconds !== undefined) {
    const { startSeconds } = source;
    return (
      <button type="button" className={sourceClass} onClick={() => onSeek(startSeconds)}>
        {content}
      </button>
    );
  }
  return (
    <Link className={sourceClass} to={sourceUrl(source, location)} {...(onLeave && { onClick: onLeave })}>
      {content}
    </Link>
  );
};
