import { useEffect, useEffectEvent } from 'react';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { PaymentStatusPanel } from './payment-status-panel.tsx';
import { usePaymentStatus } from './use-payment-status.ts';

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
