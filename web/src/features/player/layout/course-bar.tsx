import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CourseProgress } from '#contract/schemas/content.ts';
import { paths } from '#web/src/lib/paths.ts';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import type { CourseSource } from '../course-source.ts';
import styles from './course-bar.module.css';

interface CourseBarProps {
  /** Without progress when the content could not be loaded. */
  source: Pick<CourseSource, 'courseId' | 'title'> & { progress?: CourseProgress };
  toggle?: ReactNode;
}

/** The open course in the header: title, completed lessons, and a line along the lower edge that shows the progress. */
export const CourseBar = ({ source, toggle }: CourseBarProps) => {
  const { courseId, title, progress } = source;
  const { completedLectures = [], countedLectures = 0 } = progress ?? {};
  return (
    <div className={`row-8 ${styles.bar}`}>
      {toggle}
      <Link
        className={`primary undecorated small strong nowrap shrink clipped focus-inset ${styles.title}`}
        to={paths.course(courseId)}
      >
        {title}
      </Link>
      {/* Nothing is counted when the progress could not be read. */}
      {countedLectures > 0 && (
        <p className={`mono numbers nowrap fixed ${styles.count}`}>
          {completedLectures.length} of {countedLectures}
          <VisuallyHidden> lessons done</VisuallyHidden>
        </p>
      )}
      <span
        className={`absolute system-colors ${styles.line}`}
        style={{ '--done': `${Math.min(100, progress?.progress ?? 0)}%` } as CSSProperties}
        aria-hidden
      />
    </div>
  );
};
