import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { revalidate, useOperation } from '#web/src/api/use-operation.ts';
import { courseBreadcrumb } from '#web/src/lib/course-breadcrumb.ts';
import { CourseIncludes } from '#web/src/lib/course-includes.tsx';
import { courseMetadata } from '#web/src/lib/course-labels.ts';
import { formatMoney } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Breadcrumb } from '#web/src/ui/breadcrumb.tsx';
import { CardPage, PageCard } from '#web/src/ui/card-page.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { PaymentReturn } from '../payment/payment-return.tsx';
import { EnrollFree, PayForCourse, SubscribeInstead, useFreeEnrollment } from './enroll-card.tsx';
import { EnrollSkeleton } from './enroll-skeleton.tsx';
import styles from './enroll-view.module.css';
import { FirstLessons } from './first-lessons.tsx';

interface OrderSummaryProps {
  course: CourseDetail;
  /** Shows the course's promise instead of its title, which the page's title already contains. */
  isTitled?: boolean;
}

/** The course to enroll in. */
const OrderSummary = ({ course, isTitled }: OrderSummaryProps) => (
  <section className="query-container" aria-label="Your course">
    <div className={`stack-16 align-center ${styles.course}`}>
      <Cover id={course.id} className="surface" />
      <div className="stack-4 shrink">
        {isTitled ? (
          <p className="strong">{course.promise}</p>
        ) : (
          <h2 className="title">
            <Link className="quiet-link" to={paths.course(course.id)}>
              {course.title}
            </Link>
          </h2>
        )}
        <p className="note">{course.instructor}</p>
        <p className="note numbers">{courseMetadata(course).join(' · ')}</p>
      </div>
    </div>
  </section>
);

type EnrollmentKind = 'free' | 'paid' | 'by-email';

const enrollmentKind = ({ kind, price }: CourseDetail): EnrollmentKind => {
  if (kind === 'drip') return 'by-email';
  return price === 0 ? 'free' : 'paid';
};

const titleOf = (kind: EnrollmentKind, { title }: CourseDetail): string =>
  ({
    free: `Enroll in ${title}`,
    paid: 'Review your order',
    'by-email': 'This course is delivered by email',
  })[kind];

/**
 * Enrollment page, by price of the course. Redirects enrolled learners. Checkout returns here with `?payment=success`
 * or `?payment=cancelled`.
 */
export const EnrollView = ({ course }: { course: CourseDetail }) => {
  const status = useOperation('getEnrollmentStatus', { params: { courseId: course.id } });
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const payment = search.get('payment');
  const freeEnrollment = useFreeEnrollment(course);
  if (freeEnrollment.isAutomatic || status.isLoading) return <EnrollSkeleton />;
  const isReturning = course.kind === 'standard' && course.price !== 0 && payment === 'success';
  if (status.data?.isEnrolled && isReturning) return <Navigate replace to={paths.paid(course.id)} />;
  if (status.data?.isEnrolled) {
    return <Navigate replace to={course.kind === 'drip' ? paths.drip(course.id) : paths.content(course.id)} />;
  }
  const showPaidCourse = () => {
    void revalidate('listEnrolledCourses', 'listPayments');
    void navigate(paths.paid(course.id), { replace: true });
  };
  const kind = enrollmentKind(course);
  const isPaying = kind === 'paid';
  const isConfirming = isPaying && payment === 'success';
  return (
    <CardPage
      head={
        <>
          <Breadcrumb items={courseBreadcrumb(course, 'Enroll')} />
          <PageTitle size="small">{isConfirming ? 'Your payment' : titleOf(kind, course)}</PageTitle>
        </>
      }
    >
      {!isConfirming && <OrderSummary course={course} isTitled={kind === 'free'} />}
      <PageCard
        label="Enrollment"
        notice={
          isPaying &&
          payment === 'cancelled' &&
          'The payment was canceled and nothing was charged. You can try again any time.'
        }
        below={!isConfirming && <CourseIncludes course={course} />}
      >
        {kind === 'by-email' && <SubscribeInstead course={course} />}
        {kind === 'free' && <EnrollFree {...freeEnrollment} />}
        {isConfirming && (
          <>
            <PaymentReturn courseId={course.id} offerUrl={paths.enroll(course.id)} onPaid={showPaidCourse} />
            {course.price !== null && (
              <p className="row-16 between line-above">
                <span className="muted above-12">Amount</span>
                <span className="strong numbers above-12">{formatMoney(course.price, course.currency)}</span>
              </p>
            )}
          </>
        )}
        {isPaying && !isConfirming && <PayForCourse course={course} />}
      </PageCard>
      <div className="stack-48 top">
        {isConfirming && <OrderSummary course={course} />}
        <FirstLessons course={course} />
      </div>
    </CardPage>
  );
};
