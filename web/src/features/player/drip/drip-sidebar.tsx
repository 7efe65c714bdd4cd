import { Link } from 'react-router-dom';
import type { CourseProgress, LearnerLecture } from '#contract/schemas/content.ts';
import { completedLabel } from '#web/src/lib/course-labels.ts';
import { formatDateTime } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ProgressRing } from '#web/src/ui/progress-ring.tsx';
import { completionRule } from '../sidebar/completion-rule.ts';
import base from '../sidebar/course-sidebar.module.css';
import type { DripCourse } from './drip-course.ts';
import { DripSection } from './drip-section.tsx';
import styles from './drip-sidebar.module.css';

interface DripSidebarProps {
  course: DripCourse;
  progress: CourseProgress;
  completed: ReadonlySet<string>;
  currentId: string | undefined;
  /** Called when a premium lecture is selected. */
  onPremium: (lecture: LearnerLecture) => void;
}

/** Drip course sidebar: progress, next release, and all lectures by section. */
export const DripSidebar = ({ course, progress, completed, currentId, onPremium }: DripSidebarProps) => {
  const { courseTitle, totalLectures, nextReleaseDate, timeZone, sections, isPaused, subscriptionToken } = course;
  return (
    <nav className={base.sidebar} aria-label="Course content">
      <div className={base.head}>
        <ProgressRing value={progress.progress} label="Progress in this course" size={52} />
        <div className={base.metadata}>
          <h2 className={base.title}>{courseTitle}</h2>
          {progress.countedLectures > 0 && <p className={base.count}>{completedLabel(progress, totalLectures)}</p>}
        </div>
      </div>
      {nextReleaseDate && !isPaused && (
        <p className={styles.next}>
          Next section: <time dateTime={nextReleaseDate}>{formatDateTime(nextReleaseDate, timeZone)}</time>
        </p>
      )}
      {isPaused && <p className={styles.next}>Paused: nothing new opens until you resume.</p>}
      {sections.map((section, sectionIndex) => (
        <DripSection
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is identified by its position.
          key={sectionIndex}
          courseId={course.courseId}
          {...{ section, sectionIndex, completed, currentId, timeZone, isPaused, onPremium }}
        />
      ))}
      <p className={base.rule}>
        {completionRule}
        {subscriptionToken && (
          <>
            {' '}
            <Link to={paths.subscription(subscriptionToken)}>Calendar, time zone and pause</Link>
          </>
        )}
      </p>
    </nav>
  );
};
