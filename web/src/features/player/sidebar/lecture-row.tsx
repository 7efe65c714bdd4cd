import { Link } from 'react-router-dom';
import type { LearnerLecture } from '#contract/schemas/content.ts';
import { formatDay, formatDuration, formatTimestamp } from '#web/src/lib/format.ts';
import { LectureIcon } from './lecture-icon.tsx';
import styles from './lecture-row.module.css';

interface LectureRowProps {
  lecture: LearnerLecture;
  to: string;
  isCurrent: boolean;
  isDone: boolean;
}

const detailText = ({ contentType, duration, isUnlocked, requiresUpgrade, unlocksAt }: LearnerLecture) => {
  if (requiresUpgrade) return 'Premium';
  if (!isUnlocked) return unlocksAt ? `Opens ${formatDay(unlocksAt)}` : 'Locked';
  return contentType === 'video' ? formatTimestamp(duration) : formatDuration(duration);
};

export const LectureRow = ({ lecture, to, isCurrent, isDone }: LectureRowProps) => (
  <li>
    <Link className={styles.row} to={to} aria-current={isCurrent ? 'page' : undefined}>
      <LectureIcon lecture={lecture} isDone={isDone} />
      <span className={styles.title}>{lecture.title}</span>
      <span className={styles.detail}>{detailText(lecture)}</span>
    </Link>
  </li>
);
