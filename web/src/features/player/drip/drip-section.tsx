import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { LearnerLecture, LearnerSection } from '#contract/schemas/content.ts';
import { formatDateTime } from '#web/src/lib/format.ts';
import { completedCount } from '../outline.ts';
import base from '../sidebar/outline-section.module.css';
import { lectureStateOf } from './drip-course.ts';
import { DripRow } from './drip-row.tsx';
import styles from './drip-section.module.css';

interface DripSectionProps {
  courseId: string;
  section: LearnerSection;
  sectionIndex: number;
  completed: ReadonlySet<string>;
  currentId: string | undefined;
  timeZone: string;
  /** The subscriber paused the schedule. */
  isPaused: boolean;
  onPremium: (lecture: LearnerLecture) => void;
}

const lockedReason = (opensAt: string | undefined, timeZone: string, isPaused: boolean): string => {
  if (opensAt) {
    return `Sections open on a schedule. This one opens on ${formatDateTime(opensAt, timeZone)} (time zone: ${timeZone.replaceAll('_', ' ')}).`;
  }
  return isPaused ? 'Your course is paused. Its schedule continues when you resume it.' : 'It is not open yet.';
};

/** Collapsible section; a locked one says why and until when. */
export const DripSection = (props: DripSectionProps) => {
  const { courseId, section, sectionIndex, completed, currentId, timeZone, isPaused, onPremium } = props;
  const { lectures } = section;
  const details = useRef<HTMLDetailsElement>(null);
  const lockedLectures = lectures.filter((lecture) => lectureStateOf(lecture) === 'locked');
  const isCurrent = lectures.some(({ id }) => id === currentId);
  const isClosed = lockedLectures.length > 0 && !lectures.some(({ isUnlocked }) => isUnlocked);
  const opensAt = lockedLectures[0]?.unlocksAt ?? section.opensAt;
  const isOpenByDefault = isCurrent || (currentId === undefined && !isClosed);
  useEffect(() => {
    if (isOpenByDefault && details.current) details.current.open = true;
  }, [isOpenByDefault]);

  return (
    <details ref={details} className={base.section}>
      <summary className={base.summary}>
        <span className={base.number} aria-hidden>
          {sectionIndex + 1}
        </span>
        <h3 className={base.title}>{section.title}</h3>
        <span className={base.count}>{isClosed ? 'Locked' : completedCount(section, completed)}</span>
        <ChevronDown className={base.chevron} size={18} strokeWidth={1.75} aria-hidden />
        {isClosed && opensAt && (
          <span className={styles.opens}>
            Opens <time dateTime={opensAt}>{formatDateTime(opensAt, timeZone)}</time>
          </span>
        )}
      </summary>
      {lockedLectures.length > 0 && (
        <p className={styles.reason}>Why is this locked? {lockedReason(opensAt, timeZone, isPaused)}</p>
      )}
      <ol className={base.lectures}>
        {lectures.map((lecture, lectureIndex) => (
          <DripRow
            key={lecture.id}
            {...{ courseId, sectionIndex, lectureIndex, lecture, timeZone }}
            isCurrent={lecture.id === currentId}
            isDone={completed.has(lecture.id)}
            onPremium={() => onPremium(lecture)}
          />
        ))}
      </ol>
    </details>
  );
};
