import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './preferences.module.css';

/** Placeholders while the subscription loads. */
export const PreferencesSkeleton = () => (
  <Skeleton className={styles.page} label="Loading your subscription">
    <SkeletonBox shape="title" />
    <SkeletonBox />
    <SkeletonBox shape="control" />
    <SkeletonBox />
    <SkeletonBox />
  </Skeleton>
);
