import { Link } from 'react-router-dom';
import type { LearnerLecture } from '../../../../../contract/schemas/content.ts';
import { formatDay, formatDuration, formatPosition } from '../../../site/format.ts';
import { LectureGlyph } from './lecture-glyph.tsx';
import styles from './lecture-row.module.css';

interface LectureRowProps {
  lecture: LearnerLecture;
  to: string;
  isCurrent: boolean;
  isDone: boolean;
}

const factOf = ({ contentType, duration, isUnlocked, requiresUpgrade, unlocksAt }: LearnerLecture) => {
  if (requiresUpgrade) return 'Premium';
  if (!isUnlocked) return unlocksAt ? `Opens ${formatDay(unlocksAt)}` : 'Locked';
  return contentType === 'video' ? formatPosition(duration) : formatDuration(duration);
};

/** One lecture in the sidebar. */
export const LectureRow = ({ lecture, to, isCurrent, isDone }: LectureRowProps) => (
  <li>
    <Link className={styles.row} to={to} aria-current={isCurrent ? 'page' : undefined}>
      <LectureGlyph lecture={lecture} isDone={isDone} />
      <span className={styles.title}>{lecture.title}</span>
      <span className={styles.fact}>{factOf(lecture)}</span>
    </Link>
  </li>
);
