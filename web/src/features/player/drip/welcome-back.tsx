import type { ReactNode } from 'react';
import type { CourseProgress } from '../../../../../contract/schemas/content.ts';
import { doneWords } from '../../../site/course-words.ts';
import { formatMoment } from '../../../site/format.ts';
import { paths } from '../../../site/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Cover } from '../../../ui/cover/cover.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { PlacedLecture } from '../outline.ts';
import type { DripCourse } from './drip-course.ts';
import styles from './welcome-back.module.css';

interface WelcomeBackProps {
  course: DripCourse;
  progress: CourseProgress;
  /** Where the learner left off; undefined when nothing was watched yet. */
  last: PlacedLecture | undefined;
  first: PlacedLecture | undefined;
  /** The button that shows and hides the sidebar. */
  toggle: ReactNode;
}

const state = ({ nextReleaseDate, timeZone, standing, isPaused }: DripCourse) => {
  if (standing.isPremium) return 'Premium: every lecture is open.';
  if (isPaused) return 'Your course is paused: nothing new opens until you go on.';
  if (!nextReleaseDate) return 'Every section is open.';
  return `The next section opens on ${formatMoment(nextReleaseDate, timeZone)}.`;
};

/** What the viewer shows while no lecture is chosen. */
export const WelcomeBack = ({ course, progress, last, first, toggle }: WelcomeBackProps) => {
  const addressOf = ({ sectionIndex, lectureIndex }: PlacedLecture) =>
    paths.dripLecture(course.courseId, sectionIndex, lectureIndex);
  const hasBegun = last !== undefined || progress.completedLectures.length > 0;
  return (
    <div className={styles.page}>
      <div>{toggle}</div>
      <section className={styles.panel} aria-label="Your course">
        <Cover id={course.courseId} className={styles.cover} />
        <div className={styles.body}>
          <PageTitle size="small">{hasBegun ? 'Welcome Back' : 'Welcome'}</PageTitle>
          <p className={styles.text}>
            {progress.countedLectures > 0 && `${doneWords(progress, course.totalLectures)}. `}
            {state(course)}
          </p>
          <ProgressBar value={progress.progress} label="Progress in this course" withText />
          {last && <p className={styles.last}>You were in “{last.lecture.title}”.</p>}
          <div className={styles.actions}>
            {last && (
              <ButtonLink look="primary" size="large" replace to={addressOf(last)}>
                Continue Where You Left Off
              </ButtonLink>
            )}
            {first && (
              <ButtonLink look={last ? 'quiet' : 'primary'} size="large" replace to={addressOf(first)}>
                {hasBegun ? 'Start from Beginning' : 'Start the first lesson'}
              </ButtonLink>
            )}
          </div>
        </div>
      </section>
    </div>
  );
};
