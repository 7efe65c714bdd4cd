import { Award } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CourseContent } from '#contract/schemas/content.ts';
import { completedLabel } from '#web/src/lib/course-labels.ts';
import { formatDuration } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { ProgressRing } from '#web/src/ui/progress-ring.tsx';
import { secondsLeft } from '../outline.ts';
import { completionRule } from './completion-rule.ts';
import styles from './course-sidebar.module.css';
import { OutlineSection } from './outline-section.tsx';

interface CourseSidebarProps {
  course: CourseContent;
  currentId: string | undefined;
}

/** Course sidebar: progress, time left, and all lectures by section. */
export const CourseSidebar = ({ course, currentId }: CourseSidebarProps) => {
  const completed = new Set(course.progress.completedLectures);
  const lectureCount = course.sections.reduce((sum, { lectures }) => sum + lectures.length, 0);
  const remainingSeconds = secondsLeft(course, completed);
  return (
    <nav className={styles.sidebar} aria-label="Course content">
      <div className={styles.head}>
        <ProgressRing value={course.progress.progress} label={`Progress in ${course.title}`} size={52} />
        <div className={styles.metadata}>
          <h2 className={styles.title}>
            <Link to={paths.course(course.courseId)}>{course.title}</Link>
          </h2>
          <p className={styles.count}>
            {completedLabel(course.progress, lectureCount)}
            {remainingSeconds > 0 && ` · ${formatDuration(remainingSeconds)} left`}
          </p>
        </div>
      </div>
      {course.progress.isComplete && (
        <div className={styles.award}>
          <ButtonLink
            size="small"
            wide
            icon={<Award size={18} strokeWidth={1.75} aria-hidden />}
            to={paths.congratulations(course.courseId)}
          >
            Get your certificate
          </ButtonLink>
        </div>
      )}
      {course.sections.map((section, sectionIndex) => (
        <OutlineSection
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is identified by its position.
          key={sectionIndex}
          courseId={course.courseId}
          {...{ section, sectionIndex, completed, currentId }}
        />
      ))}
      <p className={styles.rule}>{completionRule}</p>
    </nav>
  );
};
