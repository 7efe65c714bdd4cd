import { Container } from '#web/src/ui/container.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './enroll-skeleton.module.css';
import view from './enroll-view.module.css';

export const EnrollSkeleton = () => (
  <Container className={view.page}>
    <Skeleton label="Loading the course">
      <h1>
        <VisuallyHidden>Enroll</VisuallyHidden>
      </h1>
      <div className={view.head}>
        <SkeletonBox className={styles.crumbs} />
        <SkeletonBox shape="title" />
      </div>
      <div className={view.layout}>
        <div className={styles.summary}>
          <SkeletonBox className={styles.picture} />
          <SkeletonBox />
          <SkeletonBox />
        </div>
        <div className={view.card}>
          <SkeletonBox shape="title" />
          <SkeletonBox className={styles.button} />
          <SkeletonBox />
        </div>
      </div>
    </Skeleton>
  </Container>
);
