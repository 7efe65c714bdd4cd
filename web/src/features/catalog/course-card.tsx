import { Link } from 'react-router-dom';
import type { CourseCard as Course } from '#contract/schemas/course.ts';
import { courseMetadata, coursePriceLabel, gradingLabel } from '#web/src/lib/course-labels.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Card, stretchedLink } from '#web/src/ui/card.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { MetadataRow } from '#web/src/ui/metadata-row.tsx';
import { ProgressBar } from '#web/src/ui/progress-bar.tsx';
import { SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './course-card.module.css';

interface CourseCardProps {
  course: Course;
  /** Percentage for enrolled learners; replaces the price. */
  progress?: number;
  /** Link target; defaults to the course page. */
  to?: string;
  /** Label of the link for enrolled learners, e.g. Continue. */
  action?: string;
  /** Why the course is recommended, in one sentence. */
  reason?: string;
}

const Grading = ({ course }: { course: Course }) => {
  const label = gradingLabel(course);
  return label && <p className="note">{label}</p>;
};

/** Summarizes a course; the whole card is one link. */
export const CourseCard = ({ course, progress, to = paths.course(course.id), action, reason }: CourseCardProps) => {
  const why = reason?.replace(course.promise, '').trim();
  return (
    <Card interactive flush className={`flex zoom ${styles.card}`}>
      <div className="line-below clipped">
        <Cover id={course.id} className="zoom-image" />
      </div>
      <div className={`flex ${styles.body}`}>
        <MetadataRow items={courseMetadata(course)} />
        <h3 className={`two-lines ${styles.title}`}>
          <Link className={stretchedLink} to={to}>
            {course.title}
          </Link>
        </h3>
        <p className={`note three-lines ${styles.promise}`}>{course.promise}</p>
        {why && <p className="small">{why}</p>}
        <Grading course={course} />
        {progress !== undefined && <p className="small ellipsis">{course.instructor}</p>}
        <div className={`row-16 ${styles.end}`}>
          {progress === undefined ? (
            <>
              <span className="fixed strong numbers">{coursePriceLabel(course)}</span>
              <span className="fill small ellipsis text-end">{course.instructor}</span>
            </>
          ) : (
            <>
              <div className="fill">
                <ProgressBar value={progress} label={`Progress in ${course.title}`} withText />
              </div>
              {action && <span className="accent small strong">{action}</span>}
            </>
          )}
        </div>
      </div>
    </Card>
  );
};

export const CourseCardSkeleton = () => (
  <Card flush className={`flex ${styles.card}`}>
    <SkeletonBox shape="media" />
    <div className={`flex ${styles.body}`}>
      <SkeletonBox width="70%" />
      <SkeletonBox height="1.75em" />
      <SkeletonBox />
      <SkeletonBox width="70%" />
    </div>
  </Card>
);

/** Grid of cards: three, two or one per row. */
export const courseGrid = `stack-24 ${styles.grid}`;
