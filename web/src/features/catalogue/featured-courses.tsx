import { useOnce } from '../../api/use-once.ts';
import { usePageData } from '../../site/page-data-context.ts';
import { paths } from '../../site/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CourseCard, CourseCardSkeleton, courseGrid } from './course-card.tsx';

const noInput = {};

/** The courses chosen for the home page, at most six; while they load, as many boxes as a first row and a second need. */
export const FeaturedCourses = () => {
  const { listFeaturedCourses: written } = usePageData();
  const { data = written, error, retry } = useOnce('listFeaturedCourses', noInput);
  if (error && !data) {
    return (
      <ErrorPanel title="The courses could not be loaded" text={error.message} onRetry={retry}>
        <ButtonLink to={paths.courses()}>All courses</ButtonLink>
      </ErrorPanel>
    );
  }
  if (!data) {
    return (
      <Skeleton className={courseGrid} label="Loading courses">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <CourseCardSkeleton key={place} />
        ))}
      </Skeleton>
    );
  }
  return (
    <ul className={courseGrid}>
      {data.featuredCourses.slice(0, 6).map((course) => (
        <li key={course.id}>
          <CourseCard course={course} />
        </li>
      ))}
    </ul>
  );
};
