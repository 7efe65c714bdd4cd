import { useOperation } from '../../../api/use-operation.ts';
import { paths } from '../../../site/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Cover } from '../../../ui/cover/cover.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import styles from './paid-course.module.css';
import { PaymentStanding } from './payment-standing.tsx';
import { usePayment } from './use-payment.ts';

/** The course that is open now. Its page loads whether or not its title could be read. */
const OpenCourse = ({ courseId }: { courseId: string }) => {
  const { data: course } = useOperation('getCourse', { params: { courseId } });
  const isDrip = course?.kind === 'drip';
  return (
    <>
      <PageTitle lead="Thank you. Your payment is confirmed, and an email with the receipt is on its way.">
        Congratulations
      </PageTitle>
      <div className={styles.course}>
        <div className={styles.picture}>
          <Cover id={courseId} />
        </div>
        <div>
          <h2 className={styles.title}>{course?.title ?? 'Your course'}</h2>
          <p className={styles.text}>{isDrip ? 'Every lecture is open to you.' : 'It is open to you from now on.'}</p>
        </div>
      </div>
      <p className={styles.actions}>
        <ButtonLink look="primary" size="large" to={isDrip ? paths.drip(courseId) : paths.content(courseId)}>
          Start the course
        </ButtonLink>
        <ButtonLink size="large" to={`${paths.profile()}#purchases`}>
          Your purchases
        </ButtonLink>
      </p>
    </>
  );
};

/** What a payment opened, as the server knows it; nothing in the address is believed. */
export const PaidCourse = ({ courseId }: { courseId: string }) => {
  const { standing, lookAgain } = usePayment(courseId);
  if (standing === 'paid') return <OpenCourse courseId={courseId} />;
  if (standing === 'asking') {
    return (
      <Skeleton label="Looking up your payment">
        <Bone shape="title" />
        <Bone className={styles.bone} />
      </Skeleton>
    );
  }
  return (
    <>
      <PageTitle>Your payment</PageTitle>
      <div className={styles.standing}>
        <PaymentStanding
          standing={standing}
          onLookAgain={lookAgain}
          again={(label) => (
            <ButtonLink look="primary" size="large" to={paths.enroll(courseId)}>
              {label}
            </ButtonLink>
          )}
        />
      </div>
    </>
  );
};
