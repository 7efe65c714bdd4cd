import { Link } from 'react-router-dom';
import { refundDeadline } from '#contract/rules/refund-window.ts';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { courseMetadata } from '#web/src/lib/course-labels.ts';
import { formatLongDate, formatMoney } from '#web/src/lib/format.ts';
import { typeAndLength } from '#web/src/lib/outline-labels.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { FirstLessons } from '../enroll/first-lessons.tsx';
import { PaymentStatusPanel } from './payment-status-panel.tsx';
import { usePaymentStatus } from './use-payment-status.ts';

const noInput = {};

interface PaymentFactsProps {
  courseId: string;
  state: 'paid' | 'pending';
}

/** The amount, the last day for a refund and, in small type, the order number; nothing until the payment is read. */
const PaymentFacts = ({ courseId, state }: PaymentFactsProps) => {
  const { data } = useOperation('listPayments', noInput);
  const payment = data?.payments.find((candidate) => candidate.courseId === courseId && candidate.state === state);
  if (!payment) return null;
  const { id, amount, currency, paidAt } = payment;
  return (
    <dl className="lines small">
      <div className="row-16 between padded-block-8">
        <dt className="muted">{state === 'paid' ? 'Paid' : 'Amount'}</dt>
        <dd className="strong numbers">{formatMoney(amount, currency)}</dd>
      </div>
      {paidAt && amount > 0 && (
        <div className="row-16 between padded-block-8">
          <dt>
            <Link to={paths.refundTerms()}>Full refund</Link>
          </dt>
          <dd className="strong numbers">until {formatLongDate(refundDeadline(paidAt).toISOString())}</dd>
        </div>
      )}
      <div className="row-16 between padded-block-8 note">
        <dt>Order</dt>
        <dd className="mono break-anywhere text-end">{id}</dd>
      </div>
    </dl>
  );
};

/** The first lesson of a course, with its type and length. */
const FirstLesson = ({ course }: { course: CourseDetail }) => {
  const lesson = course.sections[0]?.lectures[0];
  if (!lesson) return null;
  return (
    <p className="stack-4">
      <span className="note">First lesson</span>
      <span className="strong">{lesson.title}</span>
      <span className="note numbers">{typeAndLength(lesson)}</span>
    </p>
  );
};

/** The payment and the start of the paid course, whether or not the course could be loaded. */
const OpenCourse = ({ courseId }: { courseId: string }) => {
  const { data: course } = useOperation('getCourse', { params: { courseId } });
  const isDrip = course?.kind === 'drip';
  return (
    <>
      <PageTitle lead="Thank you. Your payment is confirmed, and an email with the receipt is on its way.">
        Congratulations
      </PageTitle>
      <section className="surface grid-32 five-seven align-stretch padded-24" aria-labelledby="paid-course">
        <Cover id={courseId} className="rounded" isWhole />
        <div className="stack-24">
          <div className="stack-4">
            <h2 id="paid-course" className="lead">
              {course?.title ?? 'Your course'}
            </h2>
            {course && (
              <p className="note">
                {isDrip ? 'Every lesson is unlocked' : courseMetadata(course).slice(1).join(' · ')}
              </p>
            )}
          </div>
          {course && <FirstLesson course={course} />}
          <div className="cluster-12 wide-on-phones">
            <ButtonLink variant="primary" size="large" to={isDrip ? paths.drip(courseId) : paths.content(courseId)}>
              Start course
            </ButtonLink>
            <ButtonLink size="large" to={`${paths.profile()}#purchases`}>
              View purchases
            </ButtonLink>
          </div>
          <PaymentFacts courseId={courseId} state="paid" />
        </div>
      </section>
    </>
  );
};

/** The lessons that open first once a payment that takes days arrives. */
const OpensLater = ({ courseId }: { courseId: string }) => {
  const { data: course } = useOperation('getCourse', { params: { courseId } });
  return course && <FirstLessons course={course} />;
};

/** Shows what a payment opened. Trusts only the server, not the URL. */
export const PaidCourse = ({ courseId }: { courseId: string }) => {
  const { status, refetch } = usePaymentStatus(courseId);
  if (status === 'paid') return <OpenCourse courseId={courseId} />;
  if (status === 'asking') {
    return (
      <Skeleton label="Looking up your payment">
        <SkeletonBox shape="title" />
        <SkeletonBox width="30em" />
      </Skeleton>
    );
  }
  return (
    <>
      <PageTitle>Your payment</PageTitle>
      <section className="surface grid-32 five-seven align-stretch padded-24" aria-label="Status">
        <Cover id={courseId} className="rounded" isWhole />
        <div className="stack-16 middle">
          <PaymentStatusPanel
            status={status}
            onRefetch={refetch}
            renderRetryLink={(label) => (
              <ButtonLink variant="primary" size="large" to={paths.enroll(courseId)}>
                {label}
              </ButtonLink>
            )}
          />
          {status === 'pending' && <PaymentFacts courseId={courseId} state="pending" />}
        </div>
      </section>
      {status === 'pending' && <OpensLater courseId={courseId} />}
    </>
  );
};
