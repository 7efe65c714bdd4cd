import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { call } from '#web/src/api/client.ts';
import { messages } from '#web/src/api/problem-messages.ts';
import { revalidate } from '#web/src/api/use-operation.ts';
import { ApiProblem, type ClientProblemCode } from '#web/src/lib/api-problem.ts';
import { upgradePriceLabel } from '#web/src/lib/course-labels.ts';
import { paths } from '#web/src/lib/paths.ts';
import priceStyles from '#web/src/lib/price.module.css';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { CheckoutButton } from '../checkout-button.tsx';
import { PaymentTerms } from '../payment-terms.tsx';

/** Explains problems the learner can act on; suggests another try for the rest. */
const upgradeErrorMessage = (error: unknown): string => {
  if (!(error instanceof ApiProblem)) return messages.upgradeFailed;
  return error.code === 'too-many-requests' ? error.message : messages.upgradeFailed;
};

interface NotOnSaleProps {
  courseId: string;
  /** The server refused the checkout after the learner pressed Upgrade. */
  isRefused?: boolean;
}

/** Says that premium access to a course is not on sale, and links back to the course. */
export const NotOnSale = ({ courseId, isRefused = false }: NotOnSaleProps) => (
  <>
    <div role={isRefused ? 'alert' : undefined}>
      <p className="strong">Premium is not available for this course</p>
      <p className="note">
        {isRefused && 'Nothing was charged. '}
        Your sections keep opening on schedule, at no cost.
      </p>
    </div>
    <ButtonLink variant="primary" size="large" wide to={paths.drip(courseId)}>
      Back to the course
    </ButtonLink>
    <p className="note">
      Want to know when it goes on sale? <Link to={paths.contact()}>Contact us</Link>.
    </p>
  </>
);

/** Upgrade price and checkout button. */
export const UpgradeOffer = ({ course }: { course: CourseDetail }) => {
  const [isNotOnSale, setNotOnSale] = useState(false);
  if (isNotOnSale) return <NotOnSale courseId={course.id} isRefused />;
  const onRefused = async (code: ClientProblemCode) => {
    if (code === 'price-missing') setNotOnSale(true);
    else if (code === 'already-premium') await revalidate('getAvailableContent', 'getEnrollmentStatus');
    else return undefined;
    return false;
  };
  return (
    <>
      <div className="stack-4">
        <p className="strong">{course.title}, all open</p>
        <p className={priceStyles.price}>{upgradePriceLabel(course)}</p>
      </div>
      <CheckoutButton
        label="Upgrade Now"
        createSession={() => call('createDripUpgradeSession', { body: { courseId: course.id } })}
        onRefused={onRefused}
        describeError={upgradeErrorMessage}
      />
      <PaymentTerms />
    </>
  );
};
