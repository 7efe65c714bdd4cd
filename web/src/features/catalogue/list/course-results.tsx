import { coursePageSize } from 'virtual:contract-values';
import { useRef } from 'react';
import type { EnrolledCourse } from '../../../../../contract/schemas/learner.ts';
import type { ApiProblem } from '../../../site/api-problem.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CourseCard, CourseCardSkeleton } from '../course-card.tsx';
import { reasonOf } from '../reason-of.ts';
import styles from './course-results.module.css';
import type { CoursePages } from './use-course-pages.ts';

const places = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Boxes for the nine courses of a first page. */
export const CourseResultsSkeleton = () => (
  <Skeleton className={styles.grid} label="Loading courses">
    {places.map((place) => (
      <CourseCardSkeleton key={place} />
    ))}
  </Skeleton>
);

interface CourseResultsProps {
  list: Pick<CoursePages, 'courses' | 'total'>;
  /** Courses the reader is enrolled in, by id. */
  mine: ReadonlyMap<string, EnrolledCourse>;
  /** Another list is on its way: this one is shown fainter until it comes. */
  isOld: boolean;
  isLoadingMore: boolean;
  moreError: ApiProblem | undefined;
  onMore: () => void;
  onRetry: () => void;
}

/** Leads on with a course one is in, to its page otherwise. */
const linkOf = (course: EnrolledCourse) => (course.kind === 'drip' ? paths.drip(course.id) : paths.content(course.id));

const actionOf = ({ progress, isComplete }: EnrolledCourse) => {
  if (isComplete) return 'Review';
  return progress > 0 ? 'Resume' : 'Start';
};

/** The courses found, nine at first, and the button for more. */
export const CourseResults = ({ list, mine, isOld, isLoadingMore, moreError, onMore, onRetry }: CourseResultsProps) => {
  const firstNew = useRef<number>(undefined);

  /** The focus goes on to the first course that came, because the button may be gone by then. */
  const arrive = (item: HTMLLIElement | null) => {
    if (!item || firstNew.current === undefined) return;
    firstNew.current = undefined;
    item.querySelector('a')?.focus({ preventScroll: true });
  };
  const more = () => {
    firstNew.current = list.courses.length;
    onMore();
  };

  return (
    <>
      <ul className={styles.grid} aria-busy={isOld || isLoadingMore} data-old={isOld || undefined}>
        {list.courses.map((course, index) => {
          const own = mine.get(course.id);
          return (
            <li key={course.id} className={styles.item} ref={index === firstNew.current ? arrive : undefined}>
              <CourseCard
                course={course}
                {...(own && { progress: own.progress, to: linkOf(own), action: actionOf(own) })}
              />
            </li>
          );
        })}
      </ul>
      {moreError && (
        <div className={styles.failure} role="alert">
          <p>More courses could not be loaded. {reasonOf(moreError)}</p>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      )}
      {!moreError && list.total > coursePageSize && (
        <LoadMore shown={list.courses.length} total={list.total} busy={isLoadingMore} onMore={more} noun="courses" />
      )}
    </>
  );
};
