import { Lock } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useOperation } from '#web/src/api/use-operation.ts';
import { formatPrice } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { useAction } from '#web/src/lib/use-action.ts';
import { ActionFailure } from '#web/src/ui/action-failure.tsx';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import {
  checkoutErrorMessage,
  createCheckoutUrl,
  enrollInCourse,
  isAlreadyPaid,
  isPaymentPending,
} from '../checkout-calls.ts';
import styles from './enroll-card.module.css';

const PayButton = ({ courseId, price }: { courseId: string; price: number }) => {
  const navigate = useNavigate();
  const [, setSearch] = useSearchParams();
  const { run, isBusy, failure } = useAction(async () => {
    try {
      location.assign(await createCheckoutUrl(courseId));
    } catch (error) {
      if (isPaymentPending(error)) {
        setSearch({ payment: 'success' }, { replace: true });
        return true;
      }
      if (!isAlreadyPaid(error)) throw error;
      await enrollInCourse(courseId);
      void navigate(paths.content(courseId), { replace: true });
    }
    return true;
  }, checkoutErrorMessage);
  return (
    <>
      <p className={styles.price}>{formatPrice(price)}</p>
      <Button variant="primary" size="large" wide busy={isBusy} icon={<Lock size={18} aria-hidden />} onClick={run}>
        {isBusy ? 'Opening the payment page' : `Pay ${formatPrice(price)}`}
      </Button>
      <ActionFailure>{failure}</ActionFailure>
      <p className={styles.note}>
        You pay through Stripe, our payment provider. Any tax is shown there before you pay.
      </p>
      <p className={styles.note}>
        One-time payment, no subscription. See our <Link to={paths.termsOfService()}>terms</Link> for refunds.
      </p>
    </>
  );
};

/** Checkout of a paid course at its current price. Without a price, payment is not offered. */
export const PayForCourse = ({ courseId }: { courseId: string }) => {
  const { data, error, isValidating, mutate } = useOperation('getCoursePrice', { params: { courseId } });
  // A price that failed to load counts as no price (docs/product.md#errors).
  const price = error ? null : data?.price;
  if (price === undefined) {
    return (
      <Skeleton className={styles.waiting} label="Loading the price">
        <SkeletonBox shape="title" />
        <SkeletonBox className={styles.button} />
        <SkeletonBox />
      </Skeleton>
    );
  }
  if (price !== null) return <PayButton courseId={courseId} price={price} />;
  if (!error) {
    return (
      <>
        <p className={styles.status}>This course is not on sale yet.</p>
        <ButtonLink variant="primary" size="large" wide to={paths.contact()}>
          Ask about this course
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <ActionFailure>The price could not be loaded, so you cannot pay right now.</ActionFailure>
      <Button size="large" wide busy={isValidating} onClick={() => void mutate()}>
        Try again
      </Button>
    </>
  );
};
