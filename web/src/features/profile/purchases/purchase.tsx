import { Link } from 'react-router-dom';
import type { Payment, PaymentState } from '#contract/schemas/payment.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Badge } from '#web/src/ui/badge.tsx';
import styles from './purchases-section.module.css';

const stateLabels: Record<PaymentState, string> = {
  open: 'Not paid',
  pending: 'Processing',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  refunded: 'Refunded',
  disputed: 'Disputed',
};

const toneOf = (state: PaymentState) => {
  if (state === 'paid') return 'accent';
  return state === 'failed' || state === 'disputed' ? 'danger' : 'plain';
};

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const dayOf = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

/** One purchase with the fields of its receipt. */
export const Purchase = ({ payment }: { payment: Payment }) => {
  const { courseId, courseTitle, kind, state, amount, amountRefunded, paidAt, refundedAt, id } = payment;
  const isPartialRefund = amountRefunded > 0 && amountRefunded < amount;
  return (
    <li className={styles.purchase}>
      <span className={styles.title}>
        <Link to={paths.course(courseId)}>{courseTitle}</Link>
        {kind === 'upgrade' && ', premium access'}
      </span>
      <span className={styles.amount}>{dollars.format(amount)}</span>
      <span className={styles.metadata}>
        <Badge tone={toneOf(state)}>{stateLabels[state]}</Badge>
        {paidAt && <span>Paid on {dayOf(paidAt)}</span>}
        {refundedAt && (
          <span>
            {isPartialRefund ? `${dollars.format(amountRefunded)} refunded` : 'Refunded'} on {dayOf(refundedAt)}
          </span>
        )}
        <span className={styles.order}>Order {id}</span>
      </span>
    </li>
  );
};
