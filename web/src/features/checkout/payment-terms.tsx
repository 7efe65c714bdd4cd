import { Award, Bookmark, CreditCard, Play, Receipt, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { refundDays } from '#contract/rules/refund-window.ts';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { formatDuration } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import styles from './payment-terms.module.css';

const icon = { className: 'fixed muted above-2', size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What follows a free enrollment, below its button. */
export const FreeTerms = ({ course }: { course: CourseDetail }) => {
  const [first] = course.sections[0]?.lectures ?? [];
  return (
    <ul className={`stack-12 small line-above ${styles.terms}`}>
      {first && (
        <li className="row-12 align-start">
          <Play {...icon} />
          <span>
            Opens with “{first.title}”, {formatDuration(first.duration)}
          </span>
        </li>
      )}
      <li className="row-12 align-start">
        <CreditCard {...icon} />
        <span>No card required, now or later</span>
      </li>
      <li className="row-12 align-start">
        <Bookmark {...icon} />
        <span>Your progress, notes and results are saved to your account, on every device</span>
      </li>
      {course.hasCertificate && (
        <li className="row-12 align-start">
          <Award {...icon} />
          <span>A certificate anyone can verify</span>
        </li>
      )}
    </ul>
  );
};

/** Terms of a payment, below its button. */
export const PaymentTerms = () => (
  <ul className={`stack-12 small line-above ${styles.terms}`}>
    <li className="row-12 align-start">
      <Undo2 {...icon} />
      <span>
        <Link to={paths.refundTerms()}>Full refund</Link> within {refundDays} days, no reason needed
      </span>
    </li>
    <li className="row-12 align-start">
      <CreditCard {...icon} />
      <span>One-time payment, no subscription</span>
    </li>
    <li className="row-12 align-start">
      <Receipt {...icon} />
      <span>You pay on Stripe, which adds any tax before you pay. We email you the receipt.</span>
    </li>
  </ul>
);
