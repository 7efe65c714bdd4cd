import { CreditCard, Receipt, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { refundDays } from '#contract/rules/refund-window.ts';
import { paths } from '#web/src/lib/paths.ts';
import styles from './payment-terms.module.css';

const icon = { className: 'fixed muted above-2', size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

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
      <span>You pay through Stripe, which shows any tax first. We email you the receipt.</span>
    </li>
  </ul>
);
