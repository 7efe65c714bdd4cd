import { PartyPopper, Star } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { revalidate } from '#web/src/api/use-operation.ts';
import { usePremium } from '#web/src/api/use-premium.ts';
import { courseBreadcrumb } from '#web/src/lib/course-breadcrumb.ts';
import { isUpgradeSold } from '#web/src/lib/course-labels.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Breadcrumb } from '#web/src/ui/breadcrumb.tsx';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { CardPage, PageCard } from '#web/src/ui/card-page.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { EnrollSkeleton } from '../enroll/enroll-skeleton.tsx';
import { PaymentReturn } from '../payment/payment-return.tsx';
import { NotOnSale, UpgradeOffer } from './upgrade-offer.tsx';
import { UpgradeSchedule } from './upgrade-schedule.tsx';

const AlreadyPremium = ({ courseId, isJustPaid }: { courseId: string; isJustPaid: boolean }) => {
  const Icon = isJustPaid ? PartyPopper : Star;
  return (
    <>
      <Icon className="award" size={32} strokeWidth={1.75} aria-hidden />
      <p className="strong" role="status">
        {isJustPaid
          ? 'Congratulations! Every lesson of the course is unlocked.'
          : 'You have Premium: every lesson is unlocked.'}
      </p>
      {isJustPaid && <p className="note">An email with the receipt is on its way.</p>}
      <ButtonLink variant="primary" size="large" wide to={paths.drip(courseId)}>
        Open course
      </ButtonLink>
    </>
  );
};

/** The page depends on these, so it updates once the payment is confirmed. */
const revalidateAccess = () =>
  void revalidate(
    ...(['getEnrollmentStatus', 'getAvailableContent', 'getCourseProgress'] as const),
    ...(['listEnrolledCourses', 'listPayments'] as const),
  );

/** Upgrade page of a drip course. Checkout returns here with `?payment=success` or `?payment=cancelled`. */
export const UpgradeView = ({ course }: { course: CourseDetail }) => {
  const premium = usePremium(course.id);
  const [search] = useSearchParams();
  const payment = search.get('payment');
  if (course.kind !== 'drip') return <Navigate replace to={paths.enroll(course.id)} />;
  if (premium === 'unknown') return <EnrollSkeleton />;
  const isPremium = premium === 'yes';
  const isReturn = payment === 'success';
  const isOffered = isUpgradeSold(course);
  const isNotOnSale = !isPremium && !isReturn && !isOffered;
  const isOffer = isOffered && !isPremium && !isReturn;
  const offerTitle = isOffered ? `Open all ${formatCount(course.sectionCount, 'section')} today` : 'Premium access';
  const title = isPremium ? 'You have Premium' : isReturn ? 'Your payment' : offerTitle;
  return (
    <CardPage
      head={
        <>
          <Breadcrumb items={courseBreadcrumb(course, 'Upgrade')} />
          <PageTitle size="small" lead={course.title}>
            {title}
          </PageTitle>
        </>
      }
      notice={
        !isPremium &&
        payment === 'cancelled' &&
        'The payment was canceled and nothing was charged. Your sections keep opening on schedule.'
      }
    >
      <PageCard label="Premium access" picture={<Cover id={course.id} className="block" />}>
        {isPremium && <AlreadyPremium courseId={course.id} isJustPaid={isReturn} />}
        {!isPremium && isReturn && (
          <PaymentReturn courseId={course.id} offerUrl={paths.upgrade(course.id)} onPaid={revalidateAccess} />
        )}
        {isNotOnSale && <NotOnSale courseId={course.id} />}
        {isOffer && <UpgradeOffer course={course} />}
      </PageCard>
      {!isNotOnSale && !isPremium && <UpgradeSchedule course={course} />}
    </CardPage>
  );
};
