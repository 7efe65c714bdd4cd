import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './content-skeleton.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Placeholder of the player while the course loads. */
export const ContentSkeleton = () => (
  <Skeleton className={styles.layout} label="Loading the course">
    <div className={styles.column}>
      <SkeletonBox shape="title" />
      {rows.map((row) => (
        <SkeletonBox key={row} className={styles.row} />
      ))}
    </div>
    <div>
      <div className={styles.stage} />
      <div className={styles.lecture}>
        <SkeletonBox className={styles.small} />
        <SkeletonBox shape="title" />
        <SkeletonBox />
      </div>
    </div>
  </Skeleton>
);
