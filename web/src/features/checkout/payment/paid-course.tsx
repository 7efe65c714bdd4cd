import { useOperation } from '#web/src/api/use-operation.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './paid-course.module.css';
import { PaymentStatusPanel } from './payment-status-panel.tsx';
import { usePaymentStatus } from './use-payment-status.ts';

/** Links to the paid course, whether or not its title could be loaded. */
const OpenCourse = ({ courseId }: { courseId: string }) => {
  const { data: course } = useOperation('getCourse', { params: { courseId } });
  const isDrip = course?.kind === 'drip';
  return (
    <>
      <PageTitle lead="Thank you. Your payment is confirmed, and an email with the receipt is on its way.">
        Congratulations
      </PageTitle>
      <div className={`surface padded-24 grid align-center text-width ${styles.course}`}>
        <Cover id={courseId} className={`surface ${styles.picture}`} />
        <div>
          <h2 className="title">{course?.title ?? 'Your course'}</h2>
          <p className="note">{isDrip ? 'Every lesson is unlocked.' : 'It is now open to you.'}</p>
        </div>
      </div>
      <p className="cluster-12">
        <ButtonLink variant="primary" size="large" to={isDrip ? paths.drip(courseId) : paths.content(courseId)}>
          Start course
        </ButtonLink>
        <ButtonLink size="large" to={`${paths.profile()}#purchases`}>
          View purchases
        </ButtonLink>
      </p>
    </>
  );
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
      <div className={`stack-16 ${styles.narrow}`}>
        <PaymentStatusPanel
          status={status}
          onRefetch={refetch}
          renderRetryLink={(label) => (
            <ButtonLink variant="primary" size="large" to={paths.enroll(courseId)}>
              {label}
            </ButtonLink>
          )}
        />
      </div>
    </>
  );
};
