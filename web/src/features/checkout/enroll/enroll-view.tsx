import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { revalidate, useOperation } from '#web/src/api/use-operation.ts';
import { courseBreadcrumb } from '#web/src/lib/course-breadcrumb.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Breadcrumb } from '#web/src/ui/breadcrumb.tsx';
import { Container } from '#web/src/ui/container.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { PaymentReturn } from '../payment/payment-return.tsx';
import { EnrollFree } from './enroll-free.tsx';
import { EnrollSkeleton } from './enroll-skeleton.tsx';
import styles from './enroll-view.module.css';
import { NextSteps } from './next-steps.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayForCourse } from './pay-for-course.tsx';
import { SubscribeInstead } from './subscribe-instead.tsx';

const enrollmentKind = ({ kind, price }: CourseDetail) => {
  if (kind === 'drip') return 'by-email';
  return price === 0 ? 'free' : 'paid';
};

const titles = {
  free: 'One step to your course',
  paid: 'Review your order',
  'by-email': 'This course is delivered by email',
};

/**
 * Enrollment page, by price of the course. Redirects enrolled learners. Checkout returns here with `?payment=success`
 * or `?payment=cancelled`.
 */
export const EnrollView = ({ course }: { course: CourseDetail }) => {
  const status = useOperation('getEnrollmentStatus', { params: { courseId: course.id } });
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const payment = search.get('payment');
  if (status.isLoading) return <EnrollSkeleton />;
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
    <Container className={styles.page}>
      <div className={styles.head}>
        <Breadcrumb items={courseBreadcrumb(course, 'Enroll')} />
        <PageTitle size="small">{isConfirming ? 'Your payment' : titles[kind]}</PageTitle>
      </div>
      {isPaying && payment === 'cancelled' && (
        <p className={styles.notice} role="status">
          The payment was canceled and nothing was charged. You can try again any time.
        </p>
      )}
      <div className={styles.layout}>
        {!isConfirming && <OrderSummary course={course} />}
        <section className={styles.card} aria-label="Enrollment">
          {kind === 'by-email' && <SubscribeInstead course={course} />}
          {kind === 'free' && <EnrollFree courseId={course.id} />}
          {isConfirming && (
            <PaymentReturn courseId={course.id} offerUrl={paths.enroll(course.id)} onPaid={showPaidCourse} />
          )}
          {isPaying && !isConfirming && <PayForCourse courseId={course.id} />}
        </section>
        {isConfirming ? (
          <OrderSummary course={course} />
        ) : (
          <div className={styles.next}>
            <NextSteps kind={kind} />
          </div>
        )}
      </div>
    </Container>
  );
};
