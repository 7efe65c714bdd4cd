import { Link } from 'react-router-dom';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { paths } from '#web/src/lib/paths.ts';
import styles from './course-instructor.module.css';

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('');

type CourseInstructorProps = Pick<CourseDetail, 'instructor' | 'instructorProfile'>;

export const CourseInstructor = ({ instructor, instructorProfile: { headline, bio } }: CourseInstructorProps) => (
  <section id="instructor" aria-labelledby="instructor-title">
    <h2 id="instructor-title">Your instructor</h2>
    <div className={styles.person}>
      <span className={styles.initials} aria-hidden>
        {initialsOf(instructor)}
      </span>
      <div>
        <h3>{instructor}</h3>
        <p className={styles.headline}>{headline}</p>
      </div>
    </div>
    <p className={styles.bio}>{bio}</p>
    <p className={styles.more}>
      <Link to={paths.courses({ search: instructor })}>All courses by {instructor}</Link>
    </p>
  </section>
);
