import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { brand } from '#contract/brand.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { useAccount } from '#web/src/auth/auth-provider.tsx';
import { formatCount } from '#web/src/lib/format.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { Button } from '#web/src/ui/button.tsx';
import { classNames } from '#web/src/ui/class-names.ts';
import { Container } from '#web/src/ui/container.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import visuallyHidden from '#web/src/ui/visually-hidden.module.css';
import styles from './course-browser.module.css';
import { courseOrders } from './course-facets.ts';
import { ActiveFilters, FacetList, FilterDrawer, hasFilters } from './course-filters.tsx';
import { emptyQueryWith, useCourseQuery } from './course-query.ts';
import { CourseResults, CourseResultsSkeleton, NoCourses, RemainingCourses, SearchChanges } from './course-results.tsx';
import { CourseSearch } from './course-search.tsx';
import { useCoursePages } from './use-course-pages.ts';
import { useZeroResultSearch } from './use-zero-result-search.ts';

const form = 'course-query';

interface ListState {
  isFailed: boolean;
  isLoading: boolean;
  isStale: boolean;
  /** Number of matching courses; undefined until a list is loaded. */
  total: number | undefined;
}

/** Chooses what to show below the bar. A non-empty list of an earlier query stays until the new one arrives. */
const viewOf = ({ isFailed, isLoading, isStale, total }: ListState) => {
  if (isLoading) return total ? 'courses' : 'skeleton';
  if (isFailed && (isStale || total === undefined)) return 'failure';
  if (total === undefined) return 'skeleton';
  return total === 0 ? 'nothing' : 'courses';
};

interface SortSelectProps {
  value: string;
  onChange: (sort: string) => void;
  form: string;
}

const SortSelect = ({ value, onChange, form }: SortSelectProps) => {
  const id = useId();
  return (
    <div className="row-8" data-needs-script>
      <label className={`muted nowrap ${styles.orderLabel}`} htmlFor={id}>
        Sort by
      </label>
      <div className="relative">
        <select
          id={id}
          className={`outlined hover-border strong control-height ground-surface small-size ${styles.select}`}
          name="sort"
          form={form}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {courseOrders.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <ChevronDown className={`muted absolute ${styles.chevron}`} size={16} aria-hidden />
      </div>
    </div>
  );
};

/** Course list with search, filters and sorting. */
export const CourseBrowser = () => {
  const courseQuery = useCourseQuery();
  const { query, isKnown, changeQuery } = courseQuery;
  const { list, error, isLoading, isLoadingMore, showMore, retry } = useCoursePages(courseQuery);
  useZeroResultSearch(query, list);
  const account = useAccount();
  const { data: enrolled } = useOperation('listEnrolledCourses', account.status === 'authenticated' ? {} : null);
  const enrolledById = new Map(enrolled?.courses.map((course) => [course.id, course]));

  const isStale = list?.isStale === true;
  const countText = list && !(isLoading && isKnown) ? formatCount(list.total, 'course') : 'Loading courses…';
  const state = viewOf({ isFailed: error !== undefined, isLoading, isStale, total: list?.total });
  const hasFailed = state === 'failure';
  // Without matching courses, a filter offers only its chosen value, which the bar already shows.
  const hasFilterList = ['skeleton', 'courses'].includes(state) && hasFilters({ query, list });

  return (
    <Container>
      <div className={`stack-24 one-column ${styles.head}`}>
        <div>
          <PageTitle
            lead={`Each course teaches one skill with short lessons and exercises, and ends with a ${brand.name} certificate.`}
          >
            AI courses
          </PageTitle>
        </div>
        <CourseSearch
          id={form}
          query={query}
          isMain={!['nothing', 'failure'].includes(state)}
          onSearch={(search) => changeQuery({ search })}
        />
      </div>
      <div className={`flex ${styles.layout}`}>
        {hasFilterList && (
          <section className={`wide-only ${styles.side}`} data-needs-script aria-labelledby="filters-title">
            <h2 id="filters-title" className="title below-16">
              Filters
            </h2>
            <FacetList query={query} list={list} onQueryChange={changeQuery} form={form} />
          </section>
        )}
        <section className={classNames('fill', !hasFailed && styles.results)} aria-labelledby="courses-title">
          <div
            className={hasFailed ? visuallyHidden.hidden : `cluster-12 between below-24 control-height ${styles.bar}`}
          >
            {hasFilterList && (
              <div className="narrow-only" data-needs-script>
                <FilterDrawer query={query} list={list} onQueryChange={changeQuery} />
              </div>
            )}
            <div className={`row-16 nowrap ${styles.found}`}>
              <h2 id="courses-title" className={visuallyHidden.hidden}>
                Courses
              </h2>
              <p
                role="status"
                className={
                  ['nothing', 'failure'].includes(state) ? visuallyHidden.hidden : 'fixed strong numbers nowrap'
                }
              >
                {!hasFailed && countText}
              </p>
              {!hasFailed && <ActiveFilters query={query} onQueryChange={changeQuery} />}
            </div>
            {!hasFailed && state !== 'nothing' && (
              <SortSelect value={query.sort} onChange={(sort) => changeQuery({ sort })} form={form} />
            )}
          </div>
          {hasFailed && (
            <div className="surface">
              <ErrorPanel
                title="The courses could not be loaded"
                text={userFacingReason(error) + (query.search && ' Your search is kept.')}
                error={error}
                onRetry={retry}
              >
                <Button onClick={() => changeQuery(emptyQueryWith({}))}>Show all courses</Button>
              </ErrorPanel>
            </div>
          )}
          {state === 'skeleton' && <CourseResultsSkeleton />}
          {state === 'nothing' && (
            <NoCourses
              query={query}
              suggestions={list?.suggestions ?? []}
              topics={list?.topics ?? []}
              counts={list?.counts}
              onQueryChange={changeQuery}
            />
          )}
          {state === 'courses' && list && !list.isStale && <SearchChanges {...list} />}
          {state === 'courses' && list && (
            <CourseResults
              list={list}
              enrolledById={enrolledById}
              isStale={isStale}
              isLoadingMore={isLoadingMore}
              moreError={error}
              onMore={showMore}
              onRetry={retry}
            />
          )}
          <RemainingCourses />
        </section>
      </div>
    </Container>
  );
};
