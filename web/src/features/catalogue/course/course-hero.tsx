import type { CourseDetail } from '../../../../../contract/schemas/course.ts';
import { courseFacts, topicWords } from '../../../site/course-words.ts';
import { paths } from '../../../site/paths.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Container } from '../../../ui/container.tsx';
import { Cover } from '../../../ui/cover/cover.tsx';
import { FactRow } from '../../../ui/fact-row.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import styles from './course-hero.module.css';
import { languageWords, updatedWords } from './course-words.ts';

/** The head of a course's page: what it is and promises, on the dark ground that its own drawing shines through. */
export const CourseHero = ({ course }: { course: CourseDetail }) => {
  const [topic] = course.topics;
  const steps = [
    { text: 'Courses', to: paths.courses() },
    ...(topic ? [{ text: topicWords[topic], to: paths.courses({ topic }) }] : []),
    { text: course.title },
  ];
  return (
    <div className={styles.hero}>
      <Cover id={course.id} className={styles.art} />
      <Container className={styles.content}>
        <div className={styles.text}>
          <Breadcrumb steps={steps} />
          <PageTitle className={styles.title} lead={course.promise}>
            {course.title}
          </PageTitle>
          <FactRow
            className={styles.facts}
            facts={[...courseFacts(course), languageWords(course.languages), updatedWords(course)]}
          />
          <p className={styles.instructor}>
            Taught by <a href="#instructor">{course.instructor}</a>
          </p>
        </div>
      </Container>
    </div>
  );
};
