import { useEffect, useEffectEvent } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { PaymentStatusPanel } from './payment-status-panel.tsx';
import { usePaymentStatus } from './use-payment-status.ts';

interface ConfirmPaymentProps {
  courseId: string;
  /** Address of the page on which a payment can be started again. */
  offerUrl: string;
  /** Called once when the payment has come; the page then changes or is left. */
  onPaid: () => void;
}

/** After the pay page: waits for the payment provider's word, which comes within seconds. */
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
