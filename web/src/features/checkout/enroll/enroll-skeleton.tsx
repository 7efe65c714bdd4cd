import { CardPage, PageCard } from '#web/src/ui/card-page.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './enroll-skeleton.module.css';

export const EnrollSkeleton = () => (
  <Skeleton label="Loading the course">
    <h1>
      <VisuallyHidden>Enroll</VisuallyHidden>
    </h1>
    <CardPage
      head={
        <>
          <SkeletonBox className={styles.crumbs} />
          <SkeletonBox shape="title" />
        </>
      }
    >
      <div className="stack-16 top">
        <SkeletonBox shape="media" className={styles.picture} />
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
