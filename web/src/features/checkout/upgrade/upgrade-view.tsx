import { PartyPopper, Star } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { revalidate, useOperation } from '#web/src/api/use-operation.ts';
import { usePremium } from '#web/src/api/use-premium.ts';
import { continuePath } from '#web/src/lib/continue-path.ts';
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
import { offerTitle } from './section-waits.ts';
import { NotOnSale, UpgradeOffer } from './upgrade-offer.tsx';
import { UpgradeSchedule } from './upgrade-schedule.tsx';
import { useWaits } from './use-waits.ts';

const noInput = {};

const AlreadyPremium = ({ courseId, isJustPaid }: { courseId: string; isJustPaid: boolean }) => {
  const { data } = useOperation('listEnrolledCourses', noInput);
  const learned = data?.courses.find(({ id }) => id === courseId);
  const next = learned?.resume?.lectureTitle;
  const hasStarted = learned?.studiedAt !== undefined;
  return (
    <>
      <p className="row-12 strong" role="status">
        <PartyPopper className="award fixed" size={28} strokeWidth={1.75} aria-hidden />
        Every lesson of the course is unlocked.
      </p>
      {isJustPaid && <p className="note">An email with the receipt is on its way.</p>}
      {next && (
        <p className="stack-4">
          <span className="note">{hasStarted ? 'Next lesson' : 'First lesson'}</span>
          <span className="strong">{next}</span>
        </p>
      )}
      <ButtonLink variant="primary" size="large" wide to={learned ? continuePath(learned) : paths.drip(courseId)}>
        {next ? (hasStarted ? 'Continue' : 'Start course') : 'Open course'}
      </ButtonLink>
    </>
  );
};

/** The sections, all of which are open, each with its lessons that only Premium has. */
const OpenSections = ({ course: { sections } }: { course: CourseDetail }) => (
  <section className="stack-16 top" aria-labelledby="open-title">
    <h2 id="open-title" className="title">
      Open now
    </h2>
    <ol className="rows rows-16">
      {sections.map(({ title, lectures }) => (
        <li key={title} className="row-16 between align-baseline">
          <span>
            <span className="strong">{title}</span>
            {lectures
              .filter(({ type }) => type === 'premium')
              .map((lecture) => (
                <span key={lecture.id} className="row-8 award small">
                  <Star className="fixed" size={16} strokeWidth={1.75} aria-hidden />
                  Premium: {lecture.title}
                </span>
              ))}
          </span>
          <span className="note numbers nowrap">{formatCount(lectures.length, 'lesson')}</span>
        </li>
      ))}
    </ol>
  </section>
);

/** Refetches the reads that a confirmed payment changes. */
const revalidateAccess = () =>
  void revalidate(
    ...(['getEnrollmentStatus', 'getAvailableContent', 'getCourseProgress'] as const),
    ...(['listEnrolledCourses', 'listPayments'] as const),
  );

/** Upgrade page of a drip course. Checkout returns here with `?payment=success` or `?payment=cancelled`. */
export const UpgradeView = ({ course }: { course: CourseDetail }) => {
  const premium = usePremium(course.id);
  const waits = useWaits(course);
  const [search] = useSearchParams();
  const payment = search.get('payment');
  if (course.kind !== 'drip') return <Navigate replace to={paths.enroll(course.id)} />;
  if (premium === 'unknown') return <EnrollSkeleton />;
  const isPremium = premium === 'yes';
  const isReturn = payment === 'success';
  const isOffered = isUpgradeSold(course);
  const isNotOnSale = !isPremium && !isReturn && !isOffered;
  const isOffer = isOffered && !isPremium && !isReturn;
  const premiumLessons = course.sections.flatMap(({ lectures }) => lectures).filter(({ type }) => type === 'premium');
  const offer = isOffered ? offerTitle(waits, premiumLessons.length) : 'Premium access';
  const title = isPremium ? 'You have Premium' : isReturn ? 'Your payment' : offer;
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
    >
      <PageCard
        label="Premium access"
        picture={<Cover id={course.id} className="block" />}
        notice={
          !isPremium &&
          payment === 'cancelled' &&
          'The payment was canceled and nothing was charged. Your sections keep opening on schedule.'
        }
      >
        {isPremium && <AlreadyPremium courseId={course.id} isJustPaid={isReturn} />}
        {!isPremium && isReturn && (
          <PaymentReturn courseId={course.id} offerUrl={paths.upgrade(course.id)} onPaid={revalidateAccess} />
        )}
        {isNotOnSale && <NotOnSale courseId={course.id} />}
        {isOffer && <UpgradeOffer course={course} />}
      </PageCard>
      {isPremium && <OpenSections course={course} />}
      {!isNotOnSale && !isPremium && <UpgradeSchedule waits={waits.waits} premium={premiumLessons} />}
    </CardPage>
  );
};
