import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import styles from './dashboard-skeleton.module.css';

/** The dashboard's boxes while its courses are on their way. */
export const DashboardSkeleton = () => (
  <Skeleton className={styles.page} label="Loading your courses">
    <Bone className={styles.card} />
    <div className={styles.rows}>
      <Bone className={styles.row} />
      <Bone className={styles.row} />
      <Bone className={styles.row} />
    </div>
  </Skeleton>
);
