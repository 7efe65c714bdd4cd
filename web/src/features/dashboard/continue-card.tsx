import type { EnrolledCourse } from '../../../../contract/schemas/learner.ts';
import { doneWords } from '../../site/course-words.ts';
import { formatCount } from '../../site/format.ts';
import { paths } from '../../site/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Cover } from '../../ui/cover/cover.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import styles from './continue-card.module.css';
import { NextUnlock } from './next-unlock.tsx';

/** Where a course goes on: its resume point, else its content. Drip courses have a viewer of their own. */
export const continuePath = ({ id, kind, resume }: EnrolledCourse): string => {
  if (kind === 'drip') return resume ? paths.dripLecture(id, resume.sectionIndex, resume.lectureIndex) : paths.drip(id);
  return resume ? paths.content(id, resume.sectionIndex, resume.lectureId) : paths.content(id);
};

/** The first thing on the dashboard: exactly where the learner stopped, and one button to go on. */
export const ContinueCard = ({ course }: { course: EnrolledCourse }) => {
  const left = course.countedLectures - course.completedLectures.length;
  // Some lectures of a drip course may be premium or closed: it says what is done, not what is still to do.
  const toGo = course.kind === 'drip' ? doneWords(course, course.lectureCount) : `${formatCount(left, 'lesson')} to go`;
  const begun = course.progress > 0 || course.studiedAt !== undefined;
  return (
    <section className={styles.card} aria-labelledby="continue-title">
      <Cover id={course.id} className={styles.cover} />
      <div className={styles.body}>
        <p className={styles.course}>{course.title}</p>
        <h2 id="continue-title" className={styles.title}>
          {begun ? 'Continue' : 'Start'}: {course.resume?.lectureTitle ?? course.title}
        </h2>
        <div className={styles.progress}>
          <ProgressBar value={course.progress} label={`Progress in ${course.title}`} withText />
        </div>
        <p className={styles.left}>{left > 0 ? toGo : 'All lessons are done'}</p>
        {course.kind === 'drip' && <NextUnlock courseId={course.id} />}
        <ButtonLink look="primary" size="large" to={continuePath(course)}>
          {begun ? 'Continue' : 'Start the course'}
        </ButtonLink>
      </div>
    </section>
  );
};
