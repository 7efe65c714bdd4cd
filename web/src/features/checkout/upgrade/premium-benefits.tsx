import { CalendarCheck, Infinity as Endless, MailX, Star } from 'lucide-react';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { daysUntilFullyOpen } from '#web/src/lib/outline-labels.ts';
import styles from './premium-benefits.module.css';

const premiumLectures = ({ sections }: CourseDetail) =>
  sections.flatMap(({ lectures }) => lectures).filter(({ type }) => type === 'premium');

/** Lists what the upgrade adds, counted from the outline. */
export const PremiumBenefits = ({ course }: { course: CourseDetail }) => {
  const days = daysUntilFullyOpen(course);
  const premium = premiumLectures(course);
  const benefits = [
    {
      Icon: CalendarCheck,
      title: `All ${formatCount(course.sectionCount, 'section')} at once`,
      text: days
        ? `Everything that would open over ${days} days opens right after you pay.`
        : 'Everything opens right after you pay.',
    },
    premium.length > 0 && {
      Icon: Star,
      title: formatCount(premium.length, 'premium lesson'),
      text: premium.map(({ title }) => title).join(', '),
    },
    { Icon: MailX, title: 'No more release emails', text: 'You set the pace, so we stop announcing sections.' },
    { Icon: Endless, title: 'Yours to keep', text: 'One payment, no end date. You keep your progress and notes.' },
  ];
  return (
    <section aria-labelledby="benefits-title">
      <h2 id="benefits-title" className={styles.title}>
        What you get
      </h2>
      <ul className={styles.list}>
        {benefits.map(
          (benefit) =>
            benefit && (
              <li key={benefit.title} className={styles.benefit}>
                <benefit.Icon className={styles.icon} size={22} strokeWidth={1.75} aria-hidden />
                <div>
                  <h3 className={styles.name}>{benefit.title}</h3>
                  <p className={styles.text}>{benefit.text}</p>
                </div>
              </li>
            ),
        )}
      </ul>
    </section>
  );
};
