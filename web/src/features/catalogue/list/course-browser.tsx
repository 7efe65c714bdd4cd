import { brand } from '../../../../../contract/brand.ts';
import { useOperation } from '../../../api/use-operation.ts';
import { useAccount } from '../../../auth/auth-provider.tsx';
import { formatCount } from '../../../site/format.ts';
import { Container } from '../../../ui/container.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import heard from '../../../ui/visually-hidden.module.css';
import { reasonOf } from '../reason-of.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import styles from './course-browser.module.css';
import { CourseResults, CourseResultsSkeleton } from './course-results.tsx';
import { CourseSearch } from './course-search.tsx';
import { FacetList } from './facet-list.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { LaterCourses } from './later-courses.tsx';
import { NoCourses } from './no-courses.tsx';
import { OrderSelect } from './order-select.tsx';
import { useCoursePages } from './use-course-pages.ts';
import { useCourseQuery } from './use-course-query.ts';

const form = 'course-query';

interface Situation {
  isFailed: boolean;
  isLoading: boolean;
  isOld: boolean;
  /** Courses in the list there is, if there is one. */
  total: number | undefined;
}

/** What to show below the bar. A list that answers an earlier query stays until the new one comes, unless it is empty. */
const stateOf = ({ isFailed, isLoading, isOld, total }: Situation) => {
  if (isLoading) return total ? 'courses' : 'skeleton';
  if (isFailed && (isOld || total === undefined)) return 'failure';
  if (total === undefined) return 'skeleton';
  return total === 0 ? 'nothing' : 'courses';
};

/** The course list with its search, filters and order. */
export const CourseBrowser = () => {
  const { query, isKnown, handover, ask } = useCourseQuery();
  const { list, error, isLoading, isLoadingMore, showMore, retry } = useCoursePages(query, isKnown);
  const account = useAccount();
  const { data: enrolled } = useOperation('listEnrolledCourses', account.status === 'authenticated' ? {} : null);
  const mine = new Map(enrolled?.courses.map((course) => [course.id, course]));

  // Results that came with the navigation stand in until the list itself is there.
  const isHandedOver = isLoading && handover?.query === query.search;
  const shown = isHandedOver ? { courses: handover.courses, total: handover.courses.length } : list;
  const isOld = !isHandedOver && list?.isOld === true;
  const sentence = shown && !(isLoading && isKnown) ? formatCount(shown.total, 'course') : 'Looking for courses …';
  const state = stateOf({ isFailed: error !== undefined, isLoading, isOld, total: shown?.total });

  return (
    <Container>
      <div className={styles.head}>
        <div>
          <PageTitle
            lead={`Each teaches one skill with short lectures and exercises, and ends with a ${brand.name} certificate.`}
          >
            AI courses
          </PageTitle>
        </div>
        <CourseSearch id={form} query={query} onSearch={(search) => ask({ search })} />
      </div>
      <div className={styles.layout}>
        <section className={styles.side} aria-labelledby="filters-title">
          <h2 id="filters-title" className={styles.sideTitle}>
            Filters
          </h2>
          <FacetList query={query} counts={list?.counts} onAsk={ask} form={form} />
        </section>
        <section className={styles.results} aria-labelledby="courses-title">
          <div className={styles.bar}>
            <div className={styles.drawer}>
              <FilterDrawer query={query} list={list} onAsk={ask} />
            </div>
            <div className={styles.found}>
              <h2 id="courses-title" className={heard.hidden}>
                Courses
              </h2>
              <p role="status" className={styles.count}>
                {state !== 'failure' && sentence}
              </p>
              <ChosenFilters query={query} onAsk={ask} />
            </div>
            <OrderSelect value={query.sort} onChange={(sort) => ask({ sort })} form={form} />
          </div>
          {state === 'failure' && (
            <ErrorPanel title="The courses could not be loaded" text={reasonOf(error)} onRetry={retry} />
          )}
          {state === 'skeleton' && <CourseResultsSkeleton />}
          {state === 'nothing' && <NoCourses query={query} suggestions={list?.suggestions ?? []} onAsk={ask} />}
          {state === 'courses' && shown && (
            <CourseResults
              list={shown}
              mine={mine}
              isOld={isOld}
              isLoadingMore={isLoadingMore}
              moreError={error}
              onMore={showMore}
              onRetry={retry}
            />
          )}
          <LaterCourses />
        </section>
      </div>
    </Container>
  );
};
