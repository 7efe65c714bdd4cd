import { useState } from 'react';
import { Link } from 'react-router-dom';
import { courseLengthLabel } from '#contract/rules/duration-labels.ts';
import type { EnrolledCourse, Recommendation } from '#contract/schemas/learner.ts';
import { continuePath } from '#web/src/lib/continue-path.ts';
import { courseMetadata, coursePriceLabel } from '#web/src/lib/course-labels.ts';
import { formatCount, formatDay } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Button } from '#web/src/ui/button.tsx';
import { stretchedLink } from '#web/src/ui/card.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { nextLessonLabel } from './continue-card.tsx';
import styles from './course-list.module.css';
import { NextUnlock } from './next-unlock.tsx';
import { SectionBar } from './section-bar.tsx';

const statuses = { all: 'All', current: 'In progress', fresh: 'Not started', done: 'Completed' } as const;
type Status = keyof typeof statuses;

const statusOf = ({ isComplete, progress, studiedAt }: EnrolledCourse): Status => {
  if (isComplete) return 'done';
  return progress > 0 || studiedAt ? 'current' : 'fresh';
};

const dayText = (instant: string): string => {
  const day = formatDay(instant);
  return day === formatDay(new Date().toISOString()) ? 'today' : day;
};

/** Says when the learner completed or last studied a course; undefined before that. */
const lastActivityText = ({ isComplete, completedAt, studiedAt }: EnrolledCourse): string | undefined => {
  if (isComplete && completedAt) return `Completed ${dayText(completedAt)}`;
  return studiedAt && `Last studied ${dayText(studiedAt)}`;
};

/** What comes next in a course, with its type and length; the course's promise once it is complete. */
const Next = ({ course }: { course: EnrolledCourse }) => {
  if (course.isComplete) return <p className="note">{course.promise}</p>;
  const label = nextLessonLabel(course);
  return (
    <p className={`flex wrap note ${styles.next}`}>
      <span>Next: {course.resume?.lectureTitle ?? 'review'}</span>
      {label && <span className="nowrap">{label}</span>}
    </p>
  );
};

const reviewPath = ({ id, kind }: EnrolledCourse) => (kind === 'drip' ? paths.drip(id) : paths.content(id));

const Row = ({ course, isCurrent }: { course: EnrolledCourse; isCurrent: boolean }) => {
  const { isComplete, completedLectures, countedLectures } = course;
  const lastActivity = lastActivityText(course);
  return (
    <li className={`grid-24 relative line-below hoverable align-center ${styles.row}`}>
      <Cover id={course.id} className={`rounded ${styles.cover}`} />
      <div className="stack-8">
        <h3>
          <Link className={stretchedLink} to={isComplete ? reviewPath(course) : continuePath(course)}>
            {course.title}
          </Link>
        </h3>
        <SectionBar course={course} />
        <Next course={course} />
        {course.kind === 'drip' && !isCurrent && <NextUnlock courseId={course.id} />}
      </div>
      <p className={`grid note numbers ${styles.metadata}`}>
        {lastActivity && <span>{lastActivity}</span>}
        {statusOf(course) === 'fresh' && <span className="wide-only">Not started yet</span>}
        <span>
          {completedLectures.length > 0 && !isComplete
            ? `${completedLectures.length} of ${formatCount(countedLectures, 'lesson')}`
            : `${formatCount(course.lectureCount, 'lesson')} · ${courseLengthLabel(course)}`}
        </span>
      </p>
    </li>
  );
};

/** A recommended course with the reason, as wide as the courses above it. */
export const RecommendedRow = ({ course }: { course: Recommendation }) => (
  <li className={`grid-24 relative line-below hoverable align-center ${styles.row}`}>
    <Cover id={course.id} className={`rounded ${styles.cover}`} />
    <div className="stack-4">
      <h3>
        <Link className={stretchedLink} to={paths.course(course.id)}>
          {course.title}
        </Link>
      </h3>
      <p className="note">{course.reason}</p>
    </div>
    <p className={`grid note numbers ${styles.metadata}`}>
      <span className="primary strong">{coursePriceLabel(course)}</span>
      <span>{courseMetadata(course).join(' · ')}</span>
    </p>
  </li>
);

const RowSkeleton = () => (
  <div className={`grid-24 line-below align-center ${styles.row}`}>
    <SkeletonBox shape="cover" className={styles.cover} />
    <div className="stack-12">
      <SkeletonBox width="14em" height="1.25em" />
      <SkeletonBox width="60%" height="0.5em" />
    </div>
  </div>
);

/** Courses shown before "Show all", unless only one more would be hidden. */
const shortListLength = 3;

/** Returns courses in progress, then those not started, then completed ones, each in the given order. */
const inProgressFirst = (courses: readonly EnrolledCourse[]): EnrolledCourse[] =>
  (['current', 'fresh', 'done'] as const).flatMap((status) => courses.filter((course) => statusOf(course) === status));

interface CourseListProps {
  courses: readonly EnrolledCourse[];
  /** Course whose card is above the list; the list has only the others, if there are any. */
  currentId: string | undefined;
}

/** The learner's courses, filtered by progress: those in progress first, and only three until all are requested. */
export const CourseList = ({ courses: all, currentId }: CourseListProps) => {
  const courses = all.length > 1 ? all.filter(({ id }) => id !== currentId) : all;
  const [chosen, setChosen] = useState<Status>('all');
  const withStatus = (status: Status) => courses.filter((course) => status === 'all' || statusOf(course) === status);
  const shownStatuses = (Object.keys(statuses) as Status[]).filter((status) => withStatus(status).length > 0);
  const [isWhole, setWhole] = useState(false);
  const chosenCourses = inProgressFirst(withStatus(chosen));
  const listed = chosenCourses.length > 0 ? chosenCourses : inProgressFirst(courses);
  const isLong = listed.length > shortListLength + 1;
  return (
    <section aria-labelledby="courses-title">
      <div className="cluster-16 align-baseline below-24">
        <h2 id="courses-title">{courses.length < all.length ? 'Your other courses' : 'Your courses'}</h2>
        <p className="text-end any-width fill">
          <Link to={paths.skills()}>Your skills</Link>
        </p>
        {shownStatuses.length > 2 && (
          <fieldset className="cluster-4">
            <legend>
              <VisuallyHidden>Show</VisuallyHidden>
            </legend>
            {shownStatuses.map((status) => (
              <label key={status} className={`row-8 muted hoverable focus-inside choice pill ${styles.choice}`}>
                <input
                  type="radio"
                  name="status"
                  value={status}
                  checked={status === chosen}
                  onChange={() => setChosen(status)}
                />
                {statuses[status]} <span className={`numbers ${styles.count}`}>{withStatus(status).length}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <ul className="line-above">
        {listed.slice(0, isWhole || !isLong ? undefined : shortListLength).map((course) => (
          <Row key={course.id} course={course} isCurrent={course.id === currentId} />
        ))}
      </ul>
      {isLong && (
        <Button size="small" className="above-24" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer courses' : `Show all ${formatCount(listed.length, 'course')}`}
        </Button>
      )}
    </section>
  );
};

export const CourseListSkeleton = () => (
  <div>
    <SkeletonBox width="12em" height="1.75em" className="below-24" />
    <div className="line-above">
      <RowSkeleton />
      <RowSkeleton />
    </div>
  </div>
);
