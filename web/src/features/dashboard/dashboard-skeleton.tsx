import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './dashboard-skeleton.module.css';

/** Placeholders while the courses load. */
export const DashboardSkeleton = () => (
  <Skeleton className={`grid ${styles.page}`} label="Loading your courses">
    <SkeletonBox className={styles.card} />
    <div className="stack-12">
      <SkeletonBox className={styles.row} />
      <SkeletonBox className={styles.row} />
      <SkeletonBox className={styles.row} />
    </div>
  </Skeleton>
);
