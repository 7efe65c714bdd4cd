import { Star } from 'lucide-react';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { typeAndLength } from '#web/src/lib/outline-labels.ts';
import type { Wait } from './section-waits.ts';
import styles from './upgrade-schedule.module.css';

interface UpgradeScheduleProps {
  waits: readonly Wait[];
  /** The lessons that only Premium has. */
  premium: CourseDetail['sections'][number]['lectures'];
}

/** Compares when each section opens without Premium and with it. */
export const UpgradeSchedule = ({ waits, premium }: UpgradeScheduleProps) => {
  return (
    <section className="stack-16 top" aria-labelledby="schedule-title">
      <h2 id="schedule-title" className="title">
        When each section opens
      </h2>
      <table className={`lined-table ${styles.table}`}>
        <thead>
          <tr className="note">
            <th scope="col">Section</th>
            <th scope="col">Schedule</th>
            <th scope="col">Premium</th>
          </tr>
        </thead>
        <tbody>
          {waits.map(({ title, opens, isGained, isLater }) => (
            <tr key={title}>
              <th scope="row" className="strong">
                {title}
              </th>
              <td className={`numbers nowrap ${isLater ? styles.later : 'muted'}`}>{opens}</td>
              <td className={isGained ? 'accent strong nowrap' : 'muted'}>{isGained ? 'Today' : opens}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {premium.length > 0 && (
        <p className={`row-12 align-start padded-16 ${styles.bonus}`}>
          <Star className="fixed award" size={20} strokeWidth={1.75} aria-hidden />
          <span className="stack-4">
            <strong>Plus {formatCount(premium.length, 'premium lesson')}</strong>
            {premium.map((lesson) => (
              <span key={lesson.id}>
                {lesson.title} <span className="note numbers nowrap">{typeAndLength(lesson)}</span>
              </span>
            ))}
          </span>
        </p>
      )}
      <p className="note">
        You keep your progress and notes. With everything open, you get no more emails about new sections.
      </p>
    </section>
  );
};
