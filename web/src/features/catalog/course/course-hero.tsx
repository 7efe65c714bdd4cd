import type { CourseDetail } from '#contract/schemas/course.ts';
import { courseMetadata, topicLabels } from '#web/src/lib/course-labels.ts';
import { languagesLabel, updatedLabel } from '#web/src/lib/outline-labels.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Breadcrumb } from '#web/src/ui/breadcrumb.tsx';
import { Container } from '#web/src/ui/container.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { MetadataRow } from '#web/src/ui/metadata-row.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import styles from './course-hero.module.css';

/** Hero of a course page: title and promise over the course's artwork. */
export const CourseHero = ({ course }: { course: CourseDetail }) => {
  const [topic] = course.topics;
  const steps = [
    { text: 'Courses', to: paths.courses() },
    ...(topic ? [{ text: topicLabels[topic], to: paths.courses({ topic }) }] : []),
    { text: course.title },
  ];
  return (
    <div className={styles.hero}>
      <Cover id={course.id} className={styles.art} />
      <Container className={styles.content}>
        <div className={styles.text}>
          <Breadcrumb items={steps} />
          <PageTitle className={styles.title} lead={course.promise}>
            {course.title}
          </PageTitle>
          <MetadataRow
            className={styles.metadata}
            items={[...courseMetadata(course), languagesLabel(course.languages), updatedLabel(course)]}
          />
          <p className={styles.instructor}>
            Taught by <a href="#instructor">{course.instructor}</a>
          </p>
        </div>
      </Container>
    </div>
  );
};
