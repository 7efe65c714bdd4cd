import { Star } from 'lucide-react';
import type { LearnerSection } from '#contract/schemas/content.ts';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { formatCount, formatDay } from '#web/src/lib/format.ts';
import styles from './upgrade-schedule.module.css';

/** What the schedule says of a section that is open already. */
const openText = 'Open';

const dayMs = 24 * 60 * 60 * 1000;

/** When a section opens without Premium. */
interface Wait {
  title: string;
  /** Days from now; 0 when it is open. */
  days: number;
  opens: string;
}

/** The wait of a subscriber, whose section opens at an instant of their own. */
const ownWait = ({ title, lectures, opensAt }: LearnerSection): Wait => {
  if (opensAt) {
    return {
      title,
      days: Math.max(1, Math.ceil((Date.parse(opensAt) - Date.now()) / dayMs)),
      opens: formatDay(opensAt),
    };
  }
  const isOpen = lectures.some(({ isUnlocked }) => isUnlocked);
  return { title, days: 0, opens: isOpen ? openText : 'Premium only' };
};

/** The wait of somebody who subscribes today. */
const newWait = ({ title, opensAfterDays = 0, opensOn }: CourseDetail['sections'][number]): Wait => {
  if (opensOn) {
    const days = Math.max(0, Math.ceil((Date.parse(opensOn) - Date.now()) / dayMs));
    return { title, days, opens: days === 0 ? openText : formatDay(`${opensOn}T12:00:00`) };
  }
  return { title, days: opensAfterDays, opens: opensAfterDays === 0 ? openText : `Day ${opensAfterDays}` };
};

/** The course's sections, with the learner's own dates if they are subscribed. */
const useWaits = (course: CourseDetail): Wait[] => {
  const input = { params: { courseId: course.id } };
  const { data: status } = useOperation('getEnrollmentStatus', input);
  const { data } = useOperation('getAvailableContent', status?.isEnrolled ? input : null);
  return data && !data.paused ? data.content.map(ownWait) : course.sections.map(newWait);
};

/** When each section opens without Premium, and that with it all of them open today. */
export const UpgradeSchedule = ({ course }: { course: CourseDetail }) => {
  const waits = useWaits(course);
  const premium = course.sections.flatMap(({ lectures }) => lectures).filter(({ type }) => type === 'premium');
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
          {waits.map(({ title, days, opens }) => (
            <tr key={title}>
              <th scope="row" className="strong">
                {title}
              </th>
              <td className={`numbers nowrap ${days > 0 ? styles.later : 'muted'}`}>{opens}</td>
              <td className={opens === openText ? 'muted' : 'accent strong nowrap'}>
                {opens === openText ? openText : 'Today'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {premium.length > 0 && (
        <p className={`row-12 align-start padded-16 ${styles.bonus}`}>
          <Star className="fixed award" size={20} strokeWidth={1.75} aria-hidden />
          <span>
            <strong>Plus {formatCount(premium.length, 'premium lesson')}:</strong>{' '}
            {premium.map(({ title }) => title).join(', ')}
          </span>
        </p>
      )}
      <p className="note">
        You keep your progress and notes. With everything open, you get no more emails about new sections.
      </p>
    </section>
  );
};
