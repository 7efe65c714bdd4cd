import { courseLengthLabel } from '#contract/rules/duration-labels.ts';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { opensLabel } from '#web/src/lib/outline-labels.ts';
import styles from './schedule.module.css';

const durationOf = ({ lectures }: CourseDetail['sections'][number]): number =>
  lectures.reduce((sum, { duration }) => sum + duration, 0);

/** Timeline of the sections and the days they open. */
export const Schedule = ({ course }: { course: CourseDetail }) => (
  <section aria-labelledby="schedule-title">
    <h2 id="schedule-title" className="title">
      Schedule
    </h2>
    <ol className="above-16">
      {course.sections.map((section) => (
        <li key={section.title} className={`grid align-baseline relative ${styles.day}`}>
          <p className={`mono ${styles.when}`}>{section.opensAfterDays === 0 ? 'Today' : opensLabel(section)}</p>
          <p className="note">
            {formatCount(section.lectures.length, 'lesson')}, {courseLengthLabel({ duration: durationOf(section) })}
          </p>
          <p className="all-columns strong">{section.title}</p>
        </li>
      ))}
    </ol>
  </section>
);
