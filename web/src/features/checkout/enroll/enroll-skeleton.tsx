import { CardPage, PageCard } from '#web/src/ui/card-page.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';

export const EnrollSkeleton = () => (
  <Skeleton label="Loading the course">
    <h1>
      <VisuallyHidden>Enroll</VisuallyHidden>
    </h1>
    <CardPage
      head={
        <>
          <SkeletonBox width="16em" />
          <SkeletonBox shape="title" />
        </>
      }
    >
      <div className="stack-16 top">
        <SkeletonBox shape="media" width="12em" />
        <SkeletonBox />
        <SkeletonBox />
      </div>
      <PageCard>
        <SkeletonBox shape="title" />
        <SkeletonBox shape="button" />
        <SkeletonBox />
      </PageCard>
    </CardPage>
  </Skeleton>
);
