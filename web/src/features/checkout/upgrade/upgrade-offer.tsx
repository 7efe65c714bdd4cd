import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { call } from '#web/src/api/client.ts';
import { messages } from '#web/src/api/problem-messages.ts';
import { revalidate } from '#web/src/api/use-operation.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';
import { upgradePriceLabel } from '#web/src/lib/course-labels.ts';
import { paths } from '#web/src/lib/paths.ts';
import { useAction } from '#web/src/lib/use-action.ts';
import { ActionFailure } from '#web/src/ui/action-failure.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { assertCheckoutUrl, isPaymentPending } from '../checkout-calls.ts';
import card from '../enroll/enroll-card.module.css';
import { NotOnSale } from './not-on-sale.tsx';

/** Explains problems the learner can act on; suggests another try for the rest. */
const upgradeErrorMessage = (error: unknown): string => {
  if (!(error instanceof ApiProblem)) return messages.upgradeFailed;
  return error.code === 'too-many-requests' ? error.message : messages.upgradeFailed;
};

/** Upgrade price and checkout button. */
export const UpgradeOffer = ({ course }: { course: CourseDetail }) => {
  const [, setSearch] = useSearchParams();
  const [isNotOnSale, setNotOnSale] = useState(false);
  const { run, isBusy, failure } = useAction(async () => {
    try {
      const { url } = await call('createDripUpgradeSession', { body: { courseId: course.id } });
      location.assign(assertCheckoutUrl(url));
      return true;
    } catch (error) {
      if (isPaymentPending(error)) {
        setSearch({ payment: 'success' }, { replace: true });
        return true;
      }
      if (!(error instanceof ApiProblem)) throw error;
      if (error.code === 'price-missing') {
        setNotOnSale(true);
        return false;
      }
      if (error.code !== 'already-premium') throw error;
      await revalidate('getAvailableContent', 'getEnrollmentStatus');
      return false;
    }
  }, upgradeErrorMessage);
  if (isNotOnSale) return <NotOnSale courseId={course.id} isRefused />;
  return (
    <>
      <p className={card.price}>{upgradePriceLabel(course)}</p>
      <p className={card.status}>One-time payment</p>
      <Button variant="primary" size="large" wide busy={isBusy} icon={<Lock size={18} aria-hidden />} onClick={run}>
        {isBusy ? 'Opening the payment page' : 'Upgrade Now'}
      </Button>
      <ActionFailure>{failure}</ActionFailure>
      <p className={card.note}>
        You pay through Stripe, our payment provider. Any tax is shown there before you pay. No subscription. See our{' '}
        <Link to={paths.termsOfService()}>terms</Link> for refunds.
      </p>
    </>
  );
};
