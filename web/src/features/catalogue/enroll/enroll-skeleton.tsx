import { Container } from '../../../ui/container.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './enroll-skeleton.module.css';
import view from './enroll-view.module.css';

/** The enrollment page while the course is on its way: the same boxes. */
export const EnrollSkeleton = () => (
  <Container className={view.page}>
    <Skeleton label="Loading the course">
      <h1>
        <VisuallyHidden>Enroll</VisuallyHidden>
      </h1>
      <div className={view.head}>
        <Bone className={styles.crumbs} />
        <Bone shape="title" />
      </div>
      <div className={view.layout}>
        <div className={styles.summary}>
          <Bone className={styles.picture} />
          <Bone />
          <Bone />
        </div>
        <div className={view.card}>
          <Bone shape="title" />
          <Bone className={styles.button} />
          <Bone />
        </div>
      </div>
    </Skeleton>
  </Container>
);
