import { useEffect } from 'react';
import { refresh } from '../../../api/use-operation.ts';
import { paths } from '../../../site/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PaymentStanding } from '../payment/payment-standing.tsx';
import { usePayment } from '../payment/use-payment.ts';

/** After the pay page: waits for the payment provider's word, which comes within seconds; then the page changes by itself. */
export const ConfirmUpgrade = ({ courseId }: { courseId: string }) => {
  const { standing, lookAgain } = usePayment(courseId);
  const isPaid = standing === 'paid';

  useEffect(() => {
    if (isPaid) void refresh('getEnrollmentStatus', 'getAvailableContent', 'listEnrolledCourses', 'listPayments');
  }, [isPaid]);

  return (
    <PaymentStanding
      standing={isPaid ? 'asking' : standing}
      onLookAgain={lookAgain}
      again={(label) => (
        <ButtonLink look="primary" size="large" wide replace to={paths.upgrade(courseId)}>
          {label}
        </ButtonLink>
      )}
    />
  );
};
