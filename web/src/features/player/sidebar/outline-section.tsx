import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { LearnerSection } from '#contract/schemas/content.ts';
import { formatDay } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { completedCount } from '../outline.ts';
import { LectureRow } from './lecture-row.tsx';
import styles from './outline-section.module.css';

interface OutlineSectionProps {
  courseId: string;
  section: LearnerSection;
  sectionIndex: number;
  completed: ReadonlySet<string>;
  currentId: string | undefined;
}

/** Collapsible section; the one with the current lecture starts open. */
export const OutlineSection = (props: OutlineSectionProps) => {
  const { courseId, section, sectionIndex, completed, currentId } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const isCurrent = section.lectures.some(({ id }) => id === currentId);
  useEffect(() => {
    if (isCurrent && details.current) details.current.open = true;
  }, [isCurrent]);

  return (
    <details ref={details} className={styles.section}>
      <summary className={styles.summary}>
        <span className={styles.number} aria-hidden>
          {sectionIndex + 1}
        </span>
        <h3 className={styles.title}>{section.title}</h3>
        <span className={styles.count}>
          {section.opensAt && !section.lectures.some(({ isUnlocked }) => isUnlocked)
            ? `Opens ${formatDay(section.opensAt)}`
            : completedCount(section, completed)}
        </span>
        <ChevronDown className={styles.chevron} size={18} strokeWidth={1.75} aria-hidden />
      </summary>
      <ol className={styles.lectures}>
        {section.lectures.map((lecture) => (
          <LectureRow
            key={lecture.id}
            lecture={lecture}
            to={paths.content(courseId, sectionIndex, lecture.id)}
            isCurrent={lecture.id === currentId}
            isDone={completed.has(lecture.id)}
          />
        ))}
      </ol>
    </details>
  );
};
