import { Clock, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { classNames } from '#web/src/ui/class-names.ts';
import { Spinner } from '#web/src/ui/spinner.tsx';
import { type PaymentStatus, usePaymentStatus } from './use-payment-status.ts';

/** Texts for a payment that has not opened its course. */
interface PaymentCopy {
  title: string;
  text: string;
  /** Label of the retry button; absent when payment cannot be retried. */
  retryLabel?: string;
  /** Shows the text as an error. */
  isFailure?: boolean;
}

/** Texts by payment status; the page handles `paid`. */
const paymentCopy: Record<Exclude<PaymentStatus, 'paid'>, PaymentCopy> = {
  asking: {
    title: 'We are confirming your payment',
    text: 'This takes a few seconds. You can leave this page, and you do not have to pay again.',
  },
  pending: {
    title: 'Your payment is processing',
    text: 'Some payment methods take up to a few days. The course opens automatically once the payment arrives, and we will email you. You do not have to pay again.',
  },
  open: {
    title: 'You have not paid yet',
    text: 'The payment page is still open, and nothing was charged.',
    retryLabel: 'Back to the payment page',
  },
  failed: {
    title: 'Your payment did not go through',
    text: 'Your bank declined the payment. Nothing was charged. You can try again or use another payment method.',
    retryLabel: 'Try again',
    isFailure: true,
  },
  expired: {
    title: 'The payment page has expired',
    text: 'It was open for a day, and nothing was charged. You can start again.',
    retryLabel: 'Start again',
  },
  refunded: {
    title: 'This payment was refunded',
    text: 'The access it paid for has ended. The refund appears at your bank within 5 to 10 days.',
    retryLabel: 'Buy it again',
  },
  disputed: {
    title: 'This payment is disputed',
    text: 'Your bank has taken the money back for now, so your access is paused until the dispute is resolved.',
    isFailure: true,
  },
  none: {
    title: 'No payment found',
    text: 'Nothing was charged to this account.',
    retryLabel: 'Try again',
  },
  unreachable: {
    title: 'Your payment could not be loaded',
    text: 'The connection failed. If you have paid, the course opens automatically and we email you the receipt.',
    isFailure: true,
  },
};

interface PaymentStatusPanelProps {
  status: Exclude<PaymentStatus, 'paid'>;
  onRefetch: () => void;
  /** Renders the link that retries the payment. */
  renderRetryLink: (label: string) => ReactNode;
}

const statusIcon = (status: PaymentStatus, isFailure: boolean): ReactNode => {
  if (status === 'asking') return <Spinner />;
  const Icon = isFailure ? TriangleAlert : Clock;
  return <Icon className="fixed" size={22} strokeWidth={1.75} aria-hidden />;
};

/** Shows the status of an unfinished payment and the possible actions. Announces changes. */
export const PaymentStatusPanel = ({ status, onRefetch, renderRetryLink }: PaymentStatusPanelProps) => {
  const { title, text, retryLabel: label, isFailure = false } = paymentCopy[status];
  return (
    <>
      <p className={classNames('row-12 heading', isFailure && 'danger')} role={isFailure ? 'alert' : 'status'}>
        {statusIcon(status, isFailure)}
        {title}
      </p>
      <p className="note">{text}</p>
      {label && renderRetryLink(label)}
      {(status === 'unreachable' || status === 'pending') && (
        <Button size="large" wide onClick={onRefetch}>
          Check again
        </Button>
      )}
    </>
  );
};

interface ConfirmPaymentProps {
  courseId: string;
  /** URL of the page where the payment can be retried. */
  offerUrl: string;
  /** Called once when the payment is confirmed; the page then changes or navigates. */
  onPaid: () => void;
}

/** Waits after checkout until Stripe confirms the payment, usually within seconds. */
export const ConfirmPayment = ({ courseId, offerUrl, onPaid }: ConfirmPaymentProps) => {
  const { status, refetch } = usePaymentStatus(courseId);
  const isPaid = status === 'paid';
  const onPaidEvent = useEffectEvent(onPaid);

  useEffect(() => {
    if (isPaid) onPaidEvent();
  }, [isPaid]);

  return (
    <PaymentStatusPanel
      status={isPaid ? 'asking' : status}
      onRefetch={refetch}
      renderRetryLink={(label) => (
        <ButtonLink variant="primary" size="large" wide replace to={offerUrl}>
          {label}
        </ButtonLink>
      )}
    />
  );
};
