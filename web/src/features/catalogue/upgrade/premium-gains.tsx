import { CalendarCheck, Infinity as Endless, MailX, Star } from 'lucide-react';
import type { CourseDetail } from '../../../../../contract/schemas/course.ts';
import { formatCount } from '../../../site/format.ts';
import { daysUntilOpen } from '../course/course-words.ts';
import styles from './premium-gains.module.css';

const premiumOf = ({ sections }: CourseDetail) =>
  sections.flatMap(({ lectures }) => lectures).filter(({ type }) => type === 'premium');

/** What the upgrade gives, counted from the course's outline. */
export const PremiumGains = ({ course }: { course: CourseDetail }) => {
  const days = daysUntilOpen(course);
  const premium = premiumOf(course);
  const gains = [
    {
      Icon: CalendarCheck,
      title: `All ${formatCount(course.sectionCount, 'section')} at once`,
      text: days ? `Nothing waits: what would open over ${days} days is open right after you pay.` : 'Nothing waits.',
    },
    premium.length > 0 && {
      Icon: Star,
      title: formatCount(premium.length, 'premium lecture'),
      text: premium.map(({ title }) => title).join(', '),
    },
    { Icon: MailX, title: 'No more release emails', text: 'You set the pace, so we stop announcing sections.' },
    { Icon: Endless, title: 'Yours to keep', text: 'One payment, no end date. Your place and notes stay as they are.' },
  ];
  return (
    <section aria-labelledby="gains-title">
      <h2 id="gains-title" className={styles.title}>
        What you get
      </h2>
      <ul className={styles.list}>
        {gains.map(
          (gain) =>
            gain && (
              <li key={gain.title} className={styles.gain}>
                <gain.Icon className={styles.icon} size={22} strokeWidth={1.75} aria-hidden />
                <div>
                  <h3 className={styles.name}>{gain.title}</h3>
                  <p className={styles.text}>{gain.text}</p>
                </div>
              </li>
            ),
        )}
      </ul>
    </section>
  );
};
