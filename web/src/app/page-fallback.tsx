import { Container } from '../ui/container.tsx';
import { Bone, Skeleton } from '../ui/skeleton.tsx';
import styles from './page-fallback.module.css';

/** Stands for a page whose code or session is on its way; also the body of the documents of signed-in pages. */
export const PageFallback = () => (
  <Container>
    <Skeleton className={styles.page}>
      <Bone shape="title" />
      <Bone />
      <Bone className={styles.short} />
      <Bone shape="media" />
    </Skeleton>
  </Container>
);
