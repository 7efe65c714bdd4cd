import { Link } from 'react-router-dom';
import type { CourseCard } from '#contract/schemas/course.ts';
import { courseMetadata, coursePriceLabel } from '#web/src/lib/course-labels.ts';
import { paths } from '#web/src/lib/paths.ts';
import { stretchedLink } from '#web/src/ui/card.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { MetadataRow } from '#web/src/ui/metadata-row.tsx';
import { SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './course-row.module.css';

/** Course in a list: small cover, title, price and duration. The whole row is one link. */
export const CourseRow = ({ course }: { course: CourseCard }) => (
  <div className={styles.row}>
    <div className={styles.picture}>
      <Cover id={course.id} className={styles.cover} />
    </div>
    <div className={styles.copy}>
      <h3>
        <Link className={stretchedLink} to={paths.course(course.id)}>
          {course.title}
        </Link>
      </h3>
      <MetadataRow items={courseMetadata(course).slice(0, 2)} />
      <p className={styles.price}>{coursePriceLabel(course)}</p>
    </div>
  </div>
);

export const CourseRowSkeleton = () => (
  <div className={styles.row}>
    <div className={styles.picture}>
      <SkeletonBox shape="media" className={styles.cover} />
    </div>
    <div className={styles.copy}>
      <SkeletonBox />
      <SkeletonBox />
    </div>
  </div>
);
