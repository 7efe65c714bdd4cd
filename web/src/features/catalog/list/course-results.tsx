import { coursePageSize } from 'virtual:contract-values';
import { useRef } from 'react';
import type { EnrolledCourse } from '#contract/schemas/learner.ts';
import type { ApiProblem } from '#web/src/lib/api-problem.ts';
import { paths } from '#web/src/lib/paths.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { Button } from '#web/src/ui/button.tsx';
import { LoadMore } from '#web/src/ui/load-more.tsx';
import { Skeleton } from '#web/src/ui/skeleton.tsx';
import { CourseCard, CourseCardSkeleton } from '../course-card.tsx';
import styles from './course-results.module.css';
import type { CoursePages } from './use-course-pages.ts';

const skeletonKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Placeholders for the nine courses of the first page. */
export const CourseResultsSkeleton = () => (
  <Skeleton className={styles.grid} label="Loading courses">
    {skeletonKeys.map((key) => (
      <CourseCardSkeleton key={key} />
    ))}
  </Skeleton>
);

interface CourseResultsProps {
  list: Pick<CoursePages, 'courses' | 'total'>;
  /** The learner's enrolled courses by id. */
  enrolledById: ReadonlyMap<string, EnrolledCourse>;
  /** Another list is loading: dims this one. */
  isStale: boolean;
  isLoadingMore: boolean;
  moreError: ApiProblem | undefined;
  onMore: () => void;
  onRetry: () => void;
}

/** Links enrolled courses to where the learner left off. */
const resumePath = (course: EnrolledCourse) =>
  course.kind === 'drip' ? paths.drip(course.id) : paths.content(course.id);

const actionLabel = ({ progress, isComplete }: EnrolledCourse) => {
  if (isComplete) return 'Review';
  return progress > 0 ? 'Resume' : 'Start';
};

/** Course cards with a "show more" button; nine per page. */
export const CourseResults = ({
  list,
  enrolledById,
  isStale,
  isLoadingMore,
  moreError,
  onMore,
  onRetry,
}: CourseResultsProps) => {
  const firstNewIndex = useRef<number>(undefined);

  /** Focuses the first new course, because the button may be gone. */
  const focusFirstNew = (item: HTMLLIElement | null) => {
    if (!item || firstNewIndex.current === undefined) return;
    firstNewIndex.current = undefined;
    item.querySelector('a')?.focus({ preventScroll: true });
  };
  const showMore = () => {
    firstNewIndex.current = list.courses.length;
    onMore();
  };

  return (
    <>
      <ul className={styles.grid} aria-busy={isStale || isLoadingMore} data-old={isStale || undefined}>
        {list.courses.map((course, index) => {
          const enrolled = enrolledById.get(course.id);
          return (
            <li
              key={course.id}
              className={styles.item}
              ref={index === firstNewIndex.current ? focusFirstNew : undefined}
            >
              <CourseCard
                course={course}
                {...(enrolled && {
                  progress: enrolled.progress,
                  to: resumePath(enrolled),
                  action: actionLabel(enrolled),
                })}
              />
            </li>
          );
        })}
      </ul>
      {moreError && (
        <div className={styles.failure} role="alert">
          <p>More courses could not be loaded. {userFacingReason(moreError)}</p>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      )}
      {!moreError && list.total > coursePageSize && (
        <LoadMore
          shown={list.courses.length}
          total={list.total}
          busy={isLoadingMore}
          onMore={showMore}
          noun="courses"
        />
      )}
    </>
  );
};
