import { Lock } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useOperation } from '../../../api/use-operation.ts';
import { formatPrice } from '../../../site/format.ts';
import { paths } from '../../../site/paths.ts';
import { useAction } from '../../../site/use-action.ts';
import { ActionFailure } from '../../../ui/action-failure.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { beginCourse, explainPaying, isPaidAlready, payPageOf } from './begin-course.ts';
import styles from './enroll-card.module.css';

const PayButton = ({ courseId, price }: { courseId: string; price: number }) => {
  const navigate = useNavigate();
  const { run, isBusy, failure } = useAction(async () => {
    try {
      location.assign(await payPageOf(courseId));
    } catch (error) {
      if (!isPaidAlready(error)) throw error;
      await beginCourse(courseId);
      navigate(paths.content(courseId), { replace: true });
    }
    return true;
  }, explainPaying);
  return (
    <>
      <p className={styles.price}>{formatPrice(price)}</p>
      <Button look="primary" size="large" wide busy={isBusy} icon={<Lock size={18} aria-hidden />} onClick={run}>
        {isBusy ? 'Opening the payment page' : `Pay ${formatPrice(price)}`}
      </Button>
      <ActionFailure>{failure}</ActionFailure>
      <p className={styles.note}>
        You pay on the page of our payment provider, Stripe. Tax, where it applies, is shown there before you pay.
      </p>
      <p className={styles.note}>
        Paid once, no subscription. Our <Link to={paths.termsOfService()}>terms</Link> say how you get your money back.
      </p>
    </>
  );
};

/** A course that is sold: its price as the server has it now, and the way to pay. Without a price nothing can be paid. */
export const PayForCourse = ({ courseId }: { courseId: string }) => {
  const { data, error, isValidating, mutate } = useOperation('getCoursePrice', { params: { courseId } });
  // A price that could not be read is no price (SPEC section 8).
  const price = error ? null : data?.price;
  if (price === undefined) {
    return (
      <Skeleton className={styles.waiting} label="Reading the price">
        <Bone shape="title" />
        <Bone className={styles.button} />
        <Bone />
      </Skeleton>
    );
  }
  if (price !== null) return <PayButton courseId={courseId} price={price} />;
  if (!error) {
    return (
      <>
        <p className={styles.standing}>This course is not on sale yet.</p>
        <ButtonLink look="primary" size="large" wide to={paths.contact()}>
          Ask about this course
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <ActionFailure>The price could not be loaded, so you cannot pay at the moment.</ActionFailure>
      <Button size="large" wide busy={isValidating} onClick={() => void mutate()}>
        Try again
      </Button>
    </>
  );
};
