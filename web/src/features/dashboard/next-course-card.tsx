import type { Recommendation } from '#contract/schemas/learner.ts';
import { courseMetadata, coursePriceLabel } from '#web/src/lib/course-labels.ts';
import { enrollIntent } from '#web/src/lib/enroll-intent.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { MetadataRow } from '#web/src/ui/metadata-row.tsx';
import styles from './continue-card.module.css';

/** What the learner has taken before: nothing, courses that are no longer theirs, or only courses they completed. */
export type LearnerPast = 'none' | 'ended' | 'completed';

const notes: Record<LearnerPast, string> = {
  none: 'A good place to start',
  ended: 'You have no active courses',
  completed: 'You have completed all your courses',
};

interface NextCourseCardProps {
  course: Recommendation;
  past: LearnerPast;
}

/** First card of the dashboard for learners without a course to continue: the course to take next. */
export const NextCourseCard = ({ course, past }: NextCourseCardProps) => {
  const isOpen = course.kind === 'standard' && course.price === 0;
  return (
    <section className={`surface grid align-center ${styles.card}`} aria-labelledby="next-course-title">
      <div className={`clipped ${styles.picture}`}>
        <Cover id={course.id} className="block" isWhole />
      </div>
      <div className={`stack-16 start middle ${styles.body}`}>
        <div className="stack-8">
          <p className="note">{notes[past]}</p>
          <h2 id="next-course-title" className={styles.title}>
            {past === 'none' ? 'Start with' : 'Next:'} {course.title}
          </h2>
          <p className="muted">{course.reason}</p>
        </div>
        <MetadataRow items={[coursePriceLabel(course), ...courseMetadata(course)]} />
        <div className="cluster-12">
          {isOpen && (
            <ButtonLink
              variant="primary"
              size="large"
              to={paths.enroll(course.id)}
              onClick={() => enrollIntent.store(course.id)}
            >
              Start learning
            </ButtonLink>
          )}
          <ButtonLink variant={isOpen ? 'secondary' : 'primary'} size="large" to={paths.course(course.id)}>
            See the course
          </ButtonLink>
          <ButtonLink size="large" variant="plain" to={paths.courses()}>
            All courses
          </ButtonLink>
        </div>
      </div>
    </section>
  );
};
