import type { Recommendation } from '#contract/schemas/learner.ts';
import { courseMetadata, coursePriceLabel } from '#web/src/lib/course-labels.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { MetadataRow } from '#web/src/ui/metadata-row.tsx';
import styles from './continue-card.module.css';

interface NextCourseCardProps {
  course: Recommendation;
  /** The learner has not taken a course yet. */
  isFirst: boolean;
}

/** First card of the dashboard for learners without a course to continue: the course to take next. */
export const NextCourseCard = ({ course, isFirst }: NextCourseCardProps) => (
  <section className={`surface grid align-center ${styles.card}`} aria-labelledby="next-course-title">
    <div className={`clipped ${styles.picture}`}>
      <Cover id={course.id} className="block" />
    </div>
    <div className={`stack-16 start middle ${styles.body}`}>
      <div className="stack-8">
        <p className="note">{isFirst ? 'A good place to start' : 'You have completed all your courses'}</p>
        <h2 id="next-course-title" className={styles.title}>
          {isFirst ? 'Start with' : 'Next:'} {course.title}
        </h2>
        <p className="muted">{course.reason}</p>
      </div>
      <MetadataRow items={[coursePriceLabel(course), ...courseMetadata(course)]} />
      <div className="cluster-12">
        <ButtonLink variant="primary" size="large" to={paths.course(course.id)}>
          See the course
        </ButtonLink>
        <ButtonLink size="large" variant="plain" to={paths.courses()}>
          All courses
        </ButtonLink>
      </div>
    </div>
  </section>
);
