import type { ReactNode } from 'react';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './room-skeleton.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface RoomSkeletonProps {
  label: string;
  /** Placeholder of the lesson. */
  children: ReactNode;
  hasDock?: boolean;
}

/** Placeholder of the learning room: the outline, the lesson and the dock. */
export const RoomSkeleton = ({ label, children, hasDock }: RoomSkeletonProps) => (
  <Skeleton className={`grid one-column screen-height ${styles.layout}`} label={label}>
    <div className={`wide-only stack-24 top padded-24 ground-surface ${styles.column}`}>
      <SkeletonBox shape="title" />
      {rows.map((row) => (
        <SkeletonBox key={row} height="1.5em" />
      ))}
    </div>
    <div>{children}</div>
    {hasDock && (
      <div className={`wide-only stack-24 top padded-24 ground-surface ${styles.column} ${styles.dock}`}>
        <SkeletonBox shape="control" />
        {rows.map((row) => (
          <SkeletonBox key={row} height="1.5em" />
        ))}
      </div>
    )}
  </Skeleton>
);
