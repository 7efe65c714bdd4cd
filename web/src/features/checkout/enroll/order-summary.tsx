import { Link } from 'react-router-dom';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { CourseIncludes } from '#web/src/features/catalog/course/course-includes.tsx';
import { courseMetadata } from '#web/src/lib/course-labels.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { MetadataRow } from '#web/src/ui/metadata-row.tsx';
import styles from './order-summary.module.css';

/** Summary of the course to enroll in. */
export const OrderSummary = ({ course }: { course: CourseDetail }) => (
  <section className={styles.summary} aria-label="Your course">
    <div className={styles.course}>
      <div className={styles.picture}>
        <Cover id={course.id} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link to={paths.course(course.id)}>{course.title}</Link>
        </h2>
        <p className={styles.instructor}>{course.instructor}</p>
        <MetadataRow items={courseMetadata(course)} />
      </div>
    </div>
    <CourseIncludes course={course} />
  </section>
);
