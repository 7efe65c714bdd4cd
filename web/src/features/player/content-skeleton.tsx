import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import styles from './content-skeleton.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The boxes of the player page while the course is read. */
export const ContentSkeleton = () => (
  <Skeleton className={styles.layout} label="Loading the course">
    <div className={styles.column}>
      <Bone shape="title" />
      {rows.map((row) => (
        <Bone key={row} className={styles.row} />
      ))}
    </div>
    <div>
      <div className={styles.stage} />
      <div className={styles.lecture}>
        <Bone className={styles.small} />
        <Bone shape="title" />
        <Bone />
      </div>
    </div>
  </Skeleton>
);
