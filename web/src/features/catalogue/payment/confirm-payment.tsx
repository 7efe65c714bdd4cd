import { useEffect, useEffectEvent } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { PaymentStanding } from './payment-standing.tsx';
import { usePayment } from './use-payment.ts';

interface ConfirmPaymentProps {
  courseId: string;
  /** Address of the page on which a payment can be started again. */
  offer: string;
  /** Called once when the payment has come; the page then changes or is left. */
  onPaid: () => void;
}

/** After the pay page: waits for the payment provider's word, which comes within seconds. */
export const ConfirmPayment = ({ courseId, offer, onPaid }: ConfirmPaymentProps) => {
  const { standing, lookAgain } = usePayment(courseId);
  const isPaid = standing === 'paid';
  const goOn = useEffectEvent(onPaid);

  useEffect(() => {
    if (isPaid) goOn();
  }, [isPaid]);

  return (
    <PaymentStanding
      standing={isPaid ? 'asking' : standing}
      onLookAgain={lookAgain}
      again={(label) => (
        <ButtonLink look="primary" size="large" wide replace to={offer}>
          {label}
        </ButtonLink>
      )}
    />
  );
};
