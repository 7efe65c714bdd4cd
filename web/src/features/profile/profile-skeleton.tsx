import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './profile-skeleton.module.css';

export const ProfileSkeleton = () => (
  <Skeleton label="Loading your profile">
    <div className={styles.identity}>
      <SkeletonBox className={styles.picture} />
      <SkeletonBox className={styles.metadata} />
    </div>
    <div className={styles.section}>
      <SkeletonBox className={styles.text} />
      <div className={styles.fields}>
        <SkeletonBox className={styles.field} />
        <SkeletonBox className={styles.field} />
        <SkeletonBox className={styles.area} />
      </div>
    </div>
  </Skeleton>
);
