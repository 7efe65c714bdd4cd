import { Container } from '#web/src/ui/container.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './course-skeleton.module.css';
import view from './course-view.module.css';

/** Placeholder of the course page with the same boxes. */
export const CourseSkeleton = () => (
  <Skeleton label="Loading the course">
    <h1>
      <VisuallyHidden>Course</VisuallyHidden>
    </h1>
    <div className={styles.hero}>
      <Container>
        <div className={styles.text}>
          <SkeletonBox className={styles.crumbs} />
          <SkeletonBox className={styles.title} />
          <SkeletonBox className={styles.lead} />
          <SkeletonBox className={styles.metadata} />
        </div>
      </Container>
    </div>
    <Container className={view.layout}>
      <div className={view.side}>
        <div className={styles.card}>
          <SkeletonBox shape="title" />
          <SkeletonBox className={styles.action} />
          <SkeletonBox />
          <SkeletonBox />
          <SkeletonBox />
        </div>
      </div>
      <div className={view.body}>
        <SkeletonBox shape="media" />
        <SkeletonBox shape="title" />
        <SkeletonBox />
        <SkeletonBox />
      </div>
    </Container>
  </Skeleton>
);
