import { coursePageSize } from 'virtual:contract-values';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { topicLabel } from '#contract/rules/topic.ts';
import type { EnrolledCourse } from '#contract/schemas/learner.ts';
import { usePageData } from '#web/src/islands/page-data-context.ts';
import type { ApiProblem } from '#web/src/lib/api-problem.ts';
import { paths } from '#web/src/lib/paths.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { Button } from '#web/src/ui/button.tsx';
import { EmptyState } from '#web/src/ui/empty-state.tsx';
import { LoadMore } from '#web/src/ui/load-more.tsx';
import { Skeleton } from '#web/src/ui/skeleton.tsx';
import { SuggestedCourses } from '../course/other-courses.tsx';
import { CourseCard, CourseCardSkeleton } from '../course-card.tsx';
import { activeFacets, type CourseQuery, emptyQueryWith } from './course-query.ts';
import styles from './course-results.module.css';
import { LessonHits } from './lesson-hits.tsx';
import type { CoursePages } from './use-course-pages.ts';

const skeletonKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Placeholders for the nine courses of the first page. */
export const CourseResultsSkeleton = () => (
  <Skeleton className={`stack-24 ${styles.grid}`} label="Loading courses">
    {skeletonKeys.map((key) => (
      <CourseCardSkeleton key={key} />
    ))}
  </Skeleton>
);

interface CourseResultsProps {
  list: CoursePages;
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
  return progress > 0 ? 'Continue' : 'Start';
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
      <ul
        className={`stack-24 ${styles.grid}`}
        aria-busy={isStale || isLoadingMore}
        data-old={isStale || undefined}
        data-hits={list.lectureHits.size > 0 || undefined}
      >
        {list.courses.map((course, index) => {
          const enrolled = enrolledById.get(course.id);
          const hits = list.lectureHits.get(course.id);
          return (
            <li
              key={course.id}
              className={`shrink ${styles.result}`}
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
              {hits && <LessonHits course={course} hits={hits} isEnrolled={enrolled !== undefined} />}
            </li>
          );
        })}
      </ul>
      {moreError && (
        <div className="stack-16 center danger text-centered padded-block-32" role="alert">
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

/** Says how the results differ from what was typed. */
export const SearchChanges = ({
  correctedSearch,
  missingWords,
}: Pick<CoursePages, 'correctedSearch' | 'missingWords'>) => {
  if (correctedSearch === undefined && missingWords.length === 0) return null;
  return (
    <p className="note below-16" role="status">
      {correctedSearch !== undefined && (
        <>
          Showing results for “<strong>{correctedSearch}</strong>”.{' '}
        </>
      )}
      {missingWords.length > 0 && (
        <>
          Nothing here mentions {missingWords.map((word) => `“${word}”`).join(' or ')}; these are the nearest results.
        </>
      )}
    </p>
  );
};

interface NoCoursesProps {
  query: CourseQuery;
  /** Courses with titles close to the search. */
  suggestions: readonly { id: string; title: string }[];
  /** Topics that any course has. */
  topics: readonly string[];
  /** For each filter and value, how many courses would match with that value instead. */
  counts: CoursePages['counts'] | undefined;
  onQueryChange: (change: Partial<CourseQuery>) => void;
}

/** Empty result: repeats the query, suggests close titles, topics and courses, and links back to all courses. */
export const NoCourses = ({ query, suggestions, topics, counts, onQueryChange }: NoCoursesProps) => {
  const { search, sort } = query;
  const facets = activeFacets(query);
  const isFiltered = facets.length > 0;
  const [only] = facets.length === 1 ? facets : [];
  const isSearchInVain = only !== undefined && Object.values(counts?.[only.name] ?? {}).every((count) => count === 0);
  const offersSearchAlone = search !== '' && isFiltered && !isSearchInVain;
  const description = [search && `“${search}”`, isFiltered && 'these filters'].filter(Boolean).join(' with ');
  return (
    <>
      <EmptyState
        drawing="search"
        text={
          <>
            <span className="heading primary">No courses match {description}.</span>
            {suggestions.length > 0 && (
              <span className="block above-8">
                Did you mean{' '}
                {suggestions.map(({ id, title }, index) => (
                  <span key={id}>
                    {index > 0 && (index === suggestions.length - 1 ? ' or ' : ', ')}
                    <Link to={paths.course(id)}>{title}</Link>
                  </span>
                ))}
                ?
              </span>
            )}
          </>
        }
        action={
          <>
            {offersSearchAlone && (
              <Button variant="primary" onClick={() => onQueryChange(emptyQueryWith({ search, sort }))}>
                Search without filters
              </Button>
            )}
            <Button
              variant={offersSearchAlone ? 'secondary' : 'primary'}
              onClick={() => onQueryChange(emptyQueryWith({}))}
            >
              Show all courses
            </Button>
          </>
        }
        note={
          <>
            <fieldset className="cluster-8 center above-24">
              <legend className="note below-12">Or choose a topic</legend>
              {topics.map((topic) => (
                <Button key={topic} size="small" onClick={() => onQueryChange(emptyQueryWith({ topic }))}>
                  {topicLabel(topic)}
                </Button>
              ))}
            </fieldset>
            <p className="note above-12">
              Not sure? <Link to={paths.contact()}>Ask us which course fits</Link>.
            </p>
          </>
        }
      />
      <SuggestedCourses />
    </>
  );
};

/** Links to the remaining courses for visitors without script, where "show more" does nothing. */
export const RemainingCourses = () => {
  const { remainingCourses = [] } = usePageData();
  if (remainingCourses.length === 0) return null;
  return (
    <noscript>
      <h3 className="title below-16">All other courses</h3>
      <ul className={`stack-12 ${styles.remaining}`}>
        {remainingCourses.map(({ id, title }) => (
          <li key={id}>
            <a href={paths.course(id)}>{title}</a>
          </li>
        ))}
      </ul>
      <p className="note">Search and filters need JavaScript, which is turned off in this browser.</p>
    </noscript>
  );
};
