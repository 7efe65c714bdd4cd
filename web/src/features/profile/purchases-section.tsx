import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import type { Payment, PaymentState } from '#contract/schemas/payment.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { formatLongDate, formatMoney } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { Badge } from '#web/src/ui/badge.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './purchases-section.module.css';
import { SettingsSection } from './settings-section.tsx';

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

/** One purchase with the fields of its receipt. */
const Purchase = ({ payment }: { payment: Payment }) => {
  const { courseId, courseTitle, kind, state, amount, amountRefunded, currency, paidAt, refundedAt, id } = payment;
  const isPartialRefund = amountRefunded > 0 && amountRefunded < amount;
  return (
    <li className={`grid line-below ${styles.purchase}`}>
      <span className="break-anywhere">
        <Link to={paths.course(courseId)}>{courseTitle}</Link>
        {kind === 'upgrade' && ', premium access'}
      </span>
      <span className="numbers">{formatMoney(amount, currency)}</span>
      <span className="all-columns cluster-8 note">
        <Badge tone={toneOf(state)}>{stateLabels[state]}</Badge>
        {paidAt && <span>Paid on {formatLongDate(paidAt)}</span>}
        {refundedAt && (
          <span>
            {isPartialRefund ? `${formatMoney(amountRefunded, currency)} refunded` : 'Refunded'} on{' '}
            {formatLongDate(refundedAt)}
          </span>
        )}
        <span className="mono break-anywhere">Order {id}</span>
      </span>
    </li>
  );
};

const noInput = {};

const Purchases = () => {
  const { data, error, mutate } = useOperation('listPayments', noInput);
  if (error) {
    return (
      <ErrorPanel
        title="Your purchases could not be loaded"
        text={userFacingReason(error)}
        error={error}
        onRetry={() => void mutate()}
      />
    );
  }
  if (!data) {
    return (
      <Skeleton label="Loading your purchases">
        <SkeletonBox height="4em" />
      </Skeleton>
    );
  }
  if (data.payments.length === 0) {
    return (
      <p>
        You have not bought anything yet. <Link to={paths.courses()}>Browse courses</Link>
      </p>
    );
  }
  return (
    <>
      <ul className="stack-16">
        {data.payments.map((payment) => (
          <Purchase key={payment.id} payment={payment} />
        ))}
      </ul>
      <p className="note">
        We emailed you a receipt for each. Questions about a payment or a refund? Email{' '}
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> with the order number.
      </p>
    </>
  );
};

/** The learner's purchases. */
export const PurchasesSection = () => (
  <SettingsSection id="purchases" text="Your payments and their status.">
    <Purchases />
  </SettingsSection>
);
