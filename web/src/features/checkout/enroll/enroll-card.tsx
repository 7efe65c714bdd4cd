import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage, messages } from '#web/src/api/problem-messages.ts';
import { revalidate, useOperation } from '#web/src/api/use-operation.ts';
import { getAccessToken } from '#web/src/auth/account.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';
import { enrollIntent } from '#web/src/lib/enroll-intent.ts';
import { formatMoney } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import priceStyles from '#web/src/lib/price.module.css';
import { UpgradeSentence } from '#web/src/lib/upgrade-sentence.tsx';
import { useAction } from '#web/src/lib/use-action.ts';
import { ActionFailure } from '#web/src/ui/action-failure.tsx';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { CheckoutButton } from '../checkout-button.tsx';
import { FreeTerms, PaymentTerms } from '../payment-terms.tsx';

/** Enrolls the learner, then opens the course. */
const useEnroll = (courseId: string) => {
  const navigate = useNavigate();
  return async () => {
    await call('enroll', { params: { courseId } });
    void revalidate('getEnrollmentStatus', 'listEnrolledCourses');
    void navigate(paths.content(courseId), { replace: true });
    return true;
  };
};

/** Links to the subscribe page, because drip courses are subscribed to. */
export const SubscribeInstead = ({ course }: { course: CourseDetail }) => (
  <>
    <p className={priceStyles.price}>Free email course</p>
    <p className="note">Subscribe instead of enrolling. We email you when each section opens.</p>
    <ButtonLink variant="primary" size="large" wide to={paths.subscribe(course.id)}>
      Subscribe for free
    </ButtonLink>
    <p className="note">
      <UpgradeSentence course={course} />
    </p>
  </>
);

interface FreeEnrollment extends ReturnType<typeof useAction> {
  /** Whether the learner is being enrolled without a button, because of an earlier press. */
  isAutomatic: boolean;
}

/**
 * Enrolls in a free course. Visitors who pressed "Enroll" on the course's page are enrolled as soon as they are logged
 * in; those who open the page by a link press its button.
 */
export const useFreeEnrollment = ({ id, kind, price }: CourseDetail): FreeEnrollment => {
  const action = useAction(useEnroll(id), (error) => errorMessage(error, 'Enrollment failed. Please try again.'));
  const [isRequested] = useState(() => enrollIntent.isFor(id) && kind === 'standard' && price === 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit; an action that runs does not start again.
  useEffect(() => {
    // Not before: React may discard a render and start again.
    enrollIntent.clear();
    if (isRequested) action.run();
  }, [isRequested]);
  return { ...action, isAutomatic: isRequested && action.failure === undefined };
};

/** Button that enrolls in a free course. */
export const EnrollFree = ({ run, isBusy, failure }: FreeEnrollment) => (
  <>
    <p className={priceStyles.price}>Free</p>
    <Button variant="primary" size="large" wide busy={isBusy} onClick={run}>
      Enroll for free
    </Button>
    <ActionFailure>{failure}</ActionFailure>
    <FreeTerms />
  </>
);

/** @throws ApiProblem; Error when signed out (docs/product.md#validation) */
const createCheckoutSession = async (courseId: string) => {
  if (!(await getAccessToken())) throw new Error(messages.noToken);
  return call('createCheckoutSession', { body: { courseId } });
};

/** Message for a checkout page that failed to open. Only problems the learner can act on get their own text. */
const checkoutErrorMessage = (error: unknown): string => {
  if (error instanceof Error && error.message === messages.noToken) return messages.noToken;
  const isActionable =
    error instanceof ApiProblem && ['price-missing', 'too-many-requests', 'not-signed-in'].includes(error.code);
  return isActionable ? error.message : 'The payment page could not be opened. Please try again.';
};

const PayButton = ({ id, price }: { id: string; price: string }) => {
  const enroll = useEnroll(id);
  return (
    <>
      <div className="stack-4">
        <p className="strong">Total today</p>
        <p className={priceStyles.price}>{price}</p>
      </div>
      <CheckoutButton
        label={`Pay ${price}`}
        createSession={() => createCheckoutSession(id)}
        onRefused={async (code) => (code === 'already-paid' ? enroll() : undefined)}
        describeError={checkoutErrorMessage}
      />
      <PaymentTerms />
    </>
  );
};

/** Checkout of a paid course at its current price. Without a price, payment is not offered. */
export const PayForCourse = ({ course }: { course: CourseDetail }) => {
  const { data, error, isValidating, mutate } = useOperation('getCoursePrice', { params: { courseId: course.id } });
  // A price that failed to load counts as no price (docs/product.md#errors).
  const price = error ? null : data?.price;
  if (price === undefined) {
    return (
      <Skeleton className="stack-16" label="Loading the price">
        <SkeletonBox shape="title" />
        <SkeletonBox shape="button" />
        <SkeletonBox />
      </Skeleton>
    );
  }
  if (data && price !== null) return <PayButton id={course.id} price={formatMoney(price, data.currency)} />;
  if (!error) {
    return (
      <>
        <p className="strong">This course is not on sale yet.</p>
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
