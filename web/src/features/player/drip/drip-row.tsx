import { Link } from 'react-router-dom';
import type { LearnerLecture } from '../../../../../contract/schemas/content.ts';
import { formatDuration, formatMoment, formatPosition } from '../../../site/format.ts';
import { paths } from '../../../site/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LectureGlyph } from '../sidebar/lecture-glyph.tsx';
import base from '../sidebar/lecture-row.module.css';
import { standingOf } from './drip-course.ts';
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

const lengthOf = ({ contentType, duration }: LearnerLecture) =>
  contentType === 'video' ? formatPosition(duration) : formatDuration(duration);

/** One lecture: a link when it is open, the way to the upgrade when it is premium, disabled while its day has not come. */
export const DripRow = (props: DripRowProps) => {
  const { courseId, sectionIndex, lectureIndex, lecture, isCurrent, isDone, timeZone, onPremium } = props;
  const standing = standingOf(lecture);
  const title = (
    <>
      <LectureGlyph lecture={lecture} isDone={isDone} />
      <span className={base.title}>
        {lecture.title}
        {standing === 'locked' && lecture.unlocksAt && (
          <span className={styles.opens}>Opens {formatMoment(lecture.unlocksAt, timeZone)}</span>
        )}
      </span>
    </>
  );
  if (standing === 'unlocked') {
    return (
      <li>
        <Link
          replace
          className={base.row}
          to={paths.dripLecture(courseId, sectionIndex, lectureIndex)}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {title}
          <span className={base.fact}>{lengthOf(lecture)}</span>
        </Link>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className={classNames(base.row, styles.button)}
        disabled={standing === 'locked'}
        onClick={onPremium}
      >
        {title}
        <span className={base.fact}>{standing === 'premium' ? 'Premium' : lengthOf(lecture)}</span>
      </button>
    </li>
  );
};
