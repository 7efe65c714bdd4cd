import { Award } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { completedLabel } from '#web/src/lib/course-labels.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { ProgressRing } from '#web/src/ui/progress-ring.tsx';
import type { CourseSource } from '../course-source.ts';
import { lectureCount, timeLeft } from '../outline.ts';
import styles from './course-sidebar.module.css';
import { OutlineSection } from './outline-section.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** Says what completes a lesson, by the rules of `contract/rules/progress.ts`. */
const completionRule =
  'A lesson is complete when you watch 90% of its video, pass its quiz, solve its task or mark it complete yourself.';

interface CourseSidebarProps {
  source: CourseSource;
  currentId: string | undefined;
  /** The box that scrolls it, whose scroll position is restored. */
  box: RefObject<HTMLElement | null> | undefined;
}

/** Course sidebar: progress, time left, and all lectures by section with their opening dates. */
export const CourseSidebar = ({ source, currentId, box }: CourseSidebarProps) => {
  useScrollRestoration(box, source.courseId);
  const { courseId, title, sections, progress, completed, schedule } = source;
  const remaining = timeLeft(source, completed);
  return (
    <nav className={styles.sidebar} aria-label="Course content">
      <div className={`row-16 align-start ${styles.head}`}>
        <ProgressRing value={progress.progress} label={`Progress in ${title}`} size={52} />
        <div className="stack-4">
          <h2 className="title">Course content</h2>
          {/* Nothing is counted when the progress could not be read. */}
          {progress.countedLectures > 0 && (
            <>
              <p className="note numbers">{completedLabel(progress, lectureCount(source))}</p>
              {remaining && <p className="note numbers">{remaining} left</p>}
            </>
          )}
        </div>
      </div>
      {progress.isComplete && (
        <div className={styles.award}>
          <ButtonLink
            size="small"
            wide
            icon={<Award size={18} strokeWidth={1.75} aria-hidden />}
            to={paths.congratulations(courseId)}
          >
            Get your certificate
          </ButtonLink>
        </div>
      )}
      {schedule?.isPaused && <p className={`note ${styles.release}`}>Paused: nothing new opens until you resume.</p>}
      {sections.map((section, sectionIndex) => (
        <OutlineSection
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is identified by its position.
          key={sectionIndex}
          {...{ source, section, sectionIndex, currentId }}
        />
      ))}
      <p className={`label muted line-above ${styles.rule}`}>
        {completionRule}
        {schedule?.preferencesUrl && (
          <>
            {' '}
            <Link to={schedule.preferencesUrl}>Calendar, time zone and pause</Link>
          </>
        )}
      </p>
    </nav>
  );
};
