import { Link } from 'react-router-dom';
import type { LearnerLecture } from '#contract/schemas/content.ts';
import { formatDateTime, formatDuration, formatTimestamp } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { classNames } from '#web/src/ui/class-names.ts';
import { LectureIcon } from '../sidebar/lecture-icon.tsx';
import base from '../sidebar/lecture-row.module.css';
import { lectureStateOf } from './drip-course.ts';
import styles from './drip-row.module.css';

interface DripRowProps {
  courseId: string;
  sectionIndex: number;
  lectureIndex: number;
  lecture: LearnerLecture;
  isCurrent: boolean;
  isDone: boolean;
  timeZone: string;
  onPremium: () => void;
}

const durationText = ({ contentType, duration }: LearnerLecture) =>
  contentType === 'video' ? formatTimestamp(duration) : formatDuration(duration);

/** Lecture row: a link when open, an upgrade button when premium, disabled when locked. */
export const DripRow = (props: DripRowProps) => {
  const { courseId, sectionIndex, lectureIndex, lecture, isCurrent, isDone, timeZone, onPremium } = props;
  const state = lectureStateOf(lecture);
  const title = (
    <>
      <LectureIcon lecture={lecture} isDone={isDone} />
      <span className={base.title}>
        {lecture.title}
        {state === 'locked' && lecture.unlocksAt && (
          <span className={styles.opens}>Opens {formatDateTime(lecture.unlocksAt, timeZone)}</span>
        )}
      </span>
    </>
  );
  if (state === 'unlocked') {
    return (
      <li>
        <Link
          replace
          className={base.row}
          to={paths.dripLecture(courseId, sectionIndex, lectureIndex)}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {title}
          <span className={base.detail}>{durationText(lecture)}</span>
        </Link>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className={classNames(base.row, styles.button)}
        disabled={state === 'locked'}
        onClick={onPremium}
      >
        {title}
        <span className={base.detail}>{state === 'premium' ? 'Premium' : durationText(lecture)}</span>
      </button>
    </li>
  );
};
