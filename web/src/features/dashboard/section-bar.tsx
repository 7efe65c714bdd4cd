import type { CSSProperties } from 'react';
import type { EnrolledCourse } from '#contract/schemas/learner.ts';
import { completedLabel } from '#web/src/lib/course-labels.ts';
import styles from './section-bar.module.css';

/** Progress in a course: a segment for each section, whose width reflects its number of lessons. */
export const SectionBar = ({ course }: { course: EnrolledCourse }) => (
  <div
    className={`flex ${styles.bar}`}
    role="img"
    aria-label={`Progress in ${course.title}: ${completedLabel(course, course.countedLectures)}`}
  >
    {course.sections.map(({ title, completed, counted }, index) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no id, and two may have the same title.
        key={index}
        className={`pill system-colors ${styles.section}`}
        style={{ '--lessons': counted, '--done': `${(100 * completed) / counted}%` } as CSSProperties}
        title={`${title}: ${completed} of ${counted}`}
      />
    ))}
  </div>
);
