import { Container } from '../../../ui/container.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './course-skeleton.module.css';
import view from './course-view.module.css';

/** The page of a course while it is on its way: the same boxes. */
export const CourseSkeleton = () => (
  <Skeleton label="Loading the course">
    <h1>
      <VisuallyHidden>Course</VisuallyHidden>
    </h1>
    <div className={styles.hero}>
      <Container>
        <div className={styles.text}>
          <Bone className={styles.crumbs} />
          <Bone className={styles.title} />
          <Bone className={styles.lead} />
          <Bone className={styles.facts} />
        </div>
      </Container>
    </div>
    <Container className={view.layout}>
      <div className={view.side}>
        <div className={styles.card}>
          <Bone shape="title" />
          <Bone className={styles.action} />
          <Bone />
          <Bone />
          <Bone />
        </div>
      </div>
      <div className={view.body}>
        <Bone shape="media" />
        <Bone shape="title" />
        <Bone />
        <Bone />
      </div>
    </Container>
  </Skeleton>
);
