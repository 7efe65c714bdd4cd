import { BookOpen, FileText, Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ChatSource } from '../../../../contract/schemas/assistant.ts';
import { paths } from '../../site/paths.ts';
import { sourceLabel } from './exchange.ts';
import styles from './source-button.module.css';

type LectureSource = Extract<ChatSource, { kind: 'lecture' }>;

/** Where the panel stands: what a source of this very lecture does, and which courses are open to this person. */
export interface AskPlace {
  /** Course whose lectures are open to this person, in the player. */
  insideCourse?: string;
  lectureId?: string;
  /** Address of another lecture of that course, where it is not the content player's. */
  lectureAddress?: (source: LectureSource) => string;
  /** Plays the video of the lecture the panel stands beside. */
  onSeek?: ((seconds: number) => void) | undefined;
  /** Called when a source leads to another page. */
  onLeave?: () => void;
}

const addressOf = (source: ChatSource, { insideCourse, lectureAddress }: AskPlace): string => {
  if (source.kind === 'page') return source.path;
  if (source.courseId !== insideCourse) return paths.course(source.courseId);
  const address = lectureAddress?.(source) ?? paths.content(source.courseId, source.sectionIndex, source.lectureId);
  return source.startSeconds === undefined ? address : `${address}?t=${source.startSeconds}`;
};

const iconOf = (source: ChatSource) => {
  if (source.kind === 'page') return FileText;
  return source.startSeconds === undefined ? BookOpen : Play;
};

/** A source of a claim: plays its moment, or leads to the lecture or page that says it. */
export const SourceButton = ({ source, place }: { source: ChatSource; place: AskPlace }) => {
  const Icon = iconOf(source);
  const inside = (
    <>
      <Icon size={14} strokeWidth={2} aria-hidden />
      <span className={styles.label}>{sourceLabel(source)}</span>
    </>
  );
  const { onSeek, onLeave } = place;
  const isHere = source.kind === 'lecture' && source.lectureId === place.lectureId;
  if (isHere && onSeek && source.startSeconds !== undefined) {
    const { startSeconds } = source;
    return (
      <button type="button" className={styles.source} onClick={() => onSeek(startSeconds)}>
        {inside}
      </button>
    );
  }
  return (
    <Link className={styles.source} to={addressOf(source, place)} {...(onLeave && { onClick: onLeave })}>
      {inside}
    </Link>
  );
};
