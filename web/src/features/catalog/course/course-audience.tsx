import { Check, type LucideIcon, Minus } from 'lucide-react';
import type { CourseDetail } from '#contract/schemas/course.ts';
import styles from './course-audience.module.css';

const Points = ({ title, points, Icon }: { title: string; points: readonly string[]; Icon: LucideIcon }) => (
  <div>
    <h3 className={styles.title}>{title}</h3>
    <ul className={styles.list}>
      {points.map((point) => (
        <li key={point} className={styles.point}>
          <Icon className={styles.icon} size={18} strokeWidth={1.75} aria-hidden />
          {point}
        </li>
      ))}
    </ul>
  </div>
);

/** Prerequisites, and who the course is and is not for. */
export const CourseAudience = ({ prerequisites, audience }: Pick<CourseDetail, 'prerequisites' | 'audience'>) => (
  <section aria-labelledby="audience-title">
    <h2 id="audience-title">Is this course for you?</h2>
    <div className={styles.columns}>
      <Points title="This course is for" points={audience.for} Icon={Check} />
      {audience.notFor.length > 0 && <Points title="This course is not for" points={audience.notFor} Icon={Minus} />}
    </div>
    <h3 className={styles.title}>Prerequisites</h3>
    <ul className={styles.needs}>
      {prerequisites.map((need) => (
        <li key={need}>{need}</li>
      ))}
    </ul>
  </section>
);
