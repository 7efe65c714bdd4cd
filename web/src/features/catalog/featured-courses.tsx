import { Link } from 'react-router-dom';
import type { CourseCard as Course } from '#contract/schemas/course.ts';
import { useFetchOnce } from '#web/src/api/use-fetch-once.ts';
import { usePageData } from '#web/src/islands/page-data-context.ts';
import { courseMetadata, coursePriceLabel } from '#web/src/lib/course-labels.ts';
import { paths } from '#web/src/lib/paths.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { stretchedLink } from '#web/src/ui/card.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { MetadataRow } from '#web/src/ui/metadata-row.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { CourseCard, CourseCardSkeleton } from './course-card.tsx';
import styles from './featured-courses.module.css';

/** Course in a list: small cover, title, price and duration. The whole row is one link. */
const CourseRow = ({ course }: { course: Course }) => (
  <div className={`stack-16 relative align-center zoom rounded focus-inside ${styles.row}`}>
    <div className="rounded clipped bordered">
      <Cover id={course.id} className="zoom-image" />
    </div>
    <div className="stack-4">
      <h3>
        <Link className={stretchedLink} to={paths.course(course.id)}>
          {course.title}
        </Link>
      </h3>
      <MetadataRow items={courseMetadata(course)} />
      <p className="small numbers">{coursePriceLabel(course)}</p>
    </div>
  </div>
);

const CourseRowSkeleton = () => (
  <div className={`stack-16 relative align-center ${styles.row}`}>
    <div className="rounded clipped bordered">
      <SkeletonBox shape="media" />
    </div>
    <div className="stack-4">
      <SkeletonBox />
      <SkeletonBox />
    </div>
  </div>
);

const noInput = {};

/** Featured courses of the home page, at most six: the first one large, the others in a list beside it. */
export const FeaturedCourses = () => {
  const { listFeaturedCourses: prerendered } = usePageData();
  const { data = prerendered, error, retry } = useFetchOnce('listFeaturedCourses', noInput);
  if (error && !data) {
    return (
      <div className="stack-12 center" role="alert">
        <h3 className="title">The courses could not be loaded</h3>
        <p className="muted">{userFacingReason(error)}</p>
        <div className="cluster-12 center">
          <Button onClick={retry}>Try again</Button>
          <ButtonLink to={paths.courses()}>All courses</ButtonLink>
        </div>
      </div>
    );
  }
  if (!data) {
    return (
      <Skeleton className={`stack-24 one-column seven-five ${styles.featured}`} label="Loading courses">
        <CourseCardSkeleton />
        <div className={`grid ${styles.rest}`}>
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
    <div className={`stack-24 one-column seven-five ${styles.featured}`}>
      <CourseCard course={first} />
      <ul className={`grid ${styles.rest}`}>
        {others.map((course) => (
          <li key={course.id}>
            <CourseRow course={course} />
          </li>
        ))}
      </ul>
    </div>
  );
};
