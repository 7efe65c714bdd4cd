import { Container } from '../ui/container.tsx';
import { Skeleton, SkeletonBox } from '../ui/skeleton.tsx';
import styles from './page-fallback.module.css';

/** Placeholder while a page's code or the session loads; also the body of the documents of signed-in pages. */
export const PageFallback = () => (
  <>
    <div className={styles.lessonCover} />
    <Container>
      <Skeleton className={`stack-16 top ${styles.page}`}>
        <SkeletonBox shape="title" />
        <SkeletonBox />
        <SkeletonBox width="60%" />
        <SkeletonBox shape="media" />
      </Skeleton>
    </Container>
  </>
);
