import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';

/** Placeholders while the courses load. */
export const DashboardSkeleton = () => (
  <Skeleton className="stack-48" label="Loading your courses">
    <SkeletonBox shape="card" />
    <div className="stack-12">
      <SkeletonBox height="5.25em" />
      <SkeletonBox height="5.25em" />
      <SkeletonBox height="5.25em" />
    </div>
  </Skeleton>
);
