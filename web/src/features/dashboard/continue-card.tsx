import type { EnrolledCourse } from '#contract/schemas/learner.ts';
import { completedLabel } from '#web/src/lib/course-labels.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { ProgressBar } from '#web/src/ui/progress-bar.tsx';
import styles from './continue-card.module.css';
import { NextUnlock } from './next-unlock.tsx';

/** Returns where to resume a course: its resume point, else its content. Drip courses open in their own viewer. */
export const continuePath = ({ id, kind, resume }: EnrolledCourse): string => {
  if (kind === 'drip') return resume ? paths.dripLecture(id, resume.sectionIndex, resume.lectureIndex) : paths.drip(id);
  return resume ? paths.content(id, resume.sectionIndex, resume.lectureId) : paths.content(id);
};

/** First card of the dashboard: where the learner left off, with a resume button. */
export const ContinueCard = ({ course }: { course: EnrolledCourse }) => {
  const remaining = course.countedLectures - course.completedLectures.length;
  // A drip course may have premium or locked lectures: shows what is completed, not what is left.
  const remainingText =
    course.kind === 'drip' ? completedLabel(course, course.lectureCount) : `${formatCount(remaining, 'lesson')} to go`;
  const hasStarted = course.progress > 0 || course.studiedAt !== undefined;
  return (
    <section className={styles.card} aria-labelledby="continue-title">
      <Cover id={course.id} className={styles.cover} />
      <div className={`stack-16 start ${styles.body}`}>
        <p className="note">{course.title}</p>
        <h2 id="continue-title" className={styles.title}>
          {hasStarted ? 'Continue' : 'Start'}: {course.resume?.lectureTitle ?? course.title}
        </h2>
        <div className={styles.progress}>
          <ProgressBar value={course.progress} label={`Progress in ${course.title}`} withText />
        </div>
        <p className="note">{remaining > 0 ? remainingText : 'All lessons completed'}</p>
        {course.kind === 'drip' && <NextUnlock courseId={course.id} />}
        <ButtonLink variant="primary" size="large" to={continuePath(course)}>
          {hasStarted ? 'Continue' : 'Start course'}
        </ButtonLink>
      </div>
    </section>
  );
};
