import { brand } from '#contract/brand.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { Purchase } from './purchase.tsx';
import styles from './purchases-section.module.css';

const noInput = {};

const Purchases = () => {
  const { data, error, mutate } = useOperation('listPayments', noInput);
  if (error) {
    return (
      <ErrorPanel title="Your purchases could not be loaded" text={errorMessage(error)} onRetry={() => void mutate()} />
    );
  }
  if (!data) {
    return (
      <Skeleton label="Loading your purchases">
        <SkeletonBox className={styles.skeletonBox} />
      </Skeleton>
    );
  }
  if (data.payments.length === 0) return <p className={styles.note}>You have not bought anything yet.</p>;
  return (
    <>
      <ul className={styles.list}>
        {data.payments.map((payment) => (
          <Purchase key={payment.id} payment={payment} />
        ))}
      </ul>
      <p className={styles.note}>
        Questions about a payment or a refund? Email <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>{' '}
        with the order number.
      </p>
    </>
  );
};

/** The learner's purchases. */
export const PurchasesSection = () => (
  <SettingsSection
    id="purchases"
    title="Purchases"
    text="Your payments and their status. We also emailed you a receipt for each."
  >
    <Purchases />
  </SettingsSection>
);
