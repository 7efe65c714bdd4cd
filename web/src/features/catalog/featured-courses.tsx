import { useFetchOnce } from '#web/src/api/use-fetch-once.ts';
import { usePageData } from '#web/src/islands/page-data-context.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { Skeleton } from '#web/src/ui/skeleton.tsx';
import { CourseCard, CourseCardSkeleton } from './course-card.tsx';
import { CourseRow, CourseRowSkeleton } from './course-row.tsx';
import styles from './featured-courses.module.css';

const noInput = {};

/** Featured courses of the home page, at most six: the first one large, the others in a list beside it. */
export const FeaturedCourses = () => {
  const { listFeaturedCourses: prerendered } = usePageData();
  const { data = prerendered, error, retry } = useFetchOnce('listFeaturedCourses', noInput);
  if (error && !data) {
    return (
      <ErrorPanel title="The courses could not be loaded" text={error.message} onRetry={retry}>
        <ButtonLink to={paths.courses()}>All courses</ButtonLink>
      </ErrorPanel>
    );
  }
  if (!data) {
    return (
      <Skeleton className={styles.featured} label="Loading courses">
        <CourseCardSkeleton />
        <div className={styles.rest}>
          {['b', 'c', 'd', 'e', 'f'].map((key) => (
            <CourseRowSkeleton key={key} />
          ))}
        </div>
      </Skeleton>
    );
  }
  const [first, ...others] = data.featuredCourses.slice(0, 6);
  if (!first) return null;
  return (
    <div className={styles.featured}>
      <CourseCard course={first} />
      <ul className={styles.rest}>
        {others.map((course) => (
          <li key={course.id}>
            <CourseRow course={course} />
          </li>
        ))}
      </ul>
    </div>
  );
};
