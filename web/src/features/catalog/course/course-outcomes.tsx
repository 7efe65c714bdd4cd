import { Check } from 'lucide-react';
import type { CourseDetail } from '#contract/schemas/course.ts';
import styles from './course-outcomes.module.css';

export const CourseOutcomes = ({ outcomes }: Pick<CourseDetail, 'outcomes'>) => (
  <section aria-labelledby="outcomes-title">
    <h2 id="outcomes-title">What you will be able to do</h2>
    <ul className={styles.list}>
      {outcomes.map((outcome) => (
        <li key={outcome} className={styles.outcome}>
          <Check className={styles.check} size={20} strokeWidth={1.75} aria-hidden />
          {outcome}
        </li>
      ))}
    </ul>
  </section>
);
