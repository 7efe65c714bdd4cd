import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { refresh } from '../../../api/use-operation.ts';
import { paths } from '../../../site/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PaymentStanding } from '../payment/payment-standing.tsx';
import { usePayment } from '../payment/use-payment.ts';

/** After the pay page: waits for the payment provider's word, then leads on. It comes within seconds. */
export const ConfirmPayment = ({ courseId }: { courseId: string }) => {
  const navigate = useNavigate();
  const { standing, lookAgain } = usePayment(courseId);
  const isPaid = standing === 'paid';

  useEffect(() => {
    if (!isPaid) return;
    void refresh('listEnrolledCourses', 'listPayments');
    navigate(paths.paid(courseId), { replace: true });
  }, [isPaid, courseId, navigate]);

  return (
    <PaymentStanding
      standing={isPaid ? 'asking' : standing}
      onLookAgain={lookAgain}
      again={(label) => (
        <ButtonLink look="primary" size="large" wide replace to={paths.enroll(courseId)}>
          {label}
        </ButtonLink>
      )}
    />
  );
};
