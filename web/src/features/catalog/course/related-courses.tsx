import type { CourseCard as Course } from '#contract/schemas/course.ts';
import { Section } from '#web/src/ui/section.tsx';
import { CourseCard, courseGrid } from '../course-card.tsx';
import styles from './related-courses.module.css';

export const RelatedCourses = ({ courses }: { courses: readonly Course[] }) => {
  if (courses.length === 0) return null;
  return (
    <Section labelledBy="related-title" className={styles.related}>
      <h2 id="related-title" className={styles.title}>
        Related courses
      </h2>
      <ul className={courseGrid}>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} />
          </li>
        ))}
      </ul>
    </Section>
  );
};
