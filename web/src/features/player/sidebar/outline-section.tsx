import { ChevronDown, Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { LearnerLecture, LearnerSection } from '#contract/schemas/content.ts';
import { zoneCity } from '#web/src/lib/time-zones.ts';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { type CourseSource, openingTime } from '../course-source.ts';
import { completedCount, lectureStateOf, type ReleaseSchedule } from '../outline.ts';
import { LectureRow } from './lecture-row.tsx';
import styles from './outline-section.module.css';

interface OutlineSectionProps {
  source: CourseSource;
  section: LearnerSection;
  sectionIndex: number;
  currentId: string | undefined;
}

const lockedReason = ({ timeZone, isPaused }: ReleaseSchedule, opens: string | undefined): string => {
  if (opens) return `Sections open on a schedule, in ${zoneCity(timeZone)} time.`;
  return isPaused ? 'Your course is paused. Its schedule continues when you resume it.' : 'No date is set yet.';
};

/**
 * Collapsible section, open if it contains the current lecture or, without one, where the course continues or ends. A
 * locked section says when it opens, and why it is locked.
 */
export const OutlineSection = ({ source, section, sectionIndex, currentId }: OutlineSectionProps) => {
  const { completed, schedule } = source;
  const { lectures } = section;
  const details = useRef<HTMLDetailsElement>(null);
  const lockedLectures = lectures.filter((lecture) => lectureStateOf(lecture) === 'locked');
  const isClosed = lockedLectures.length > 0 && !lectures.some(({ isUnlocked }) => isUnlocked);
  const opensAt = lockedLectures[0]?.unlocksAt ?? section.opensAt;
  const opens = opensAt && openingTime(source, opensAt);
  const isCurrent = lectures.some(({ id }) => id === currentId);
  const isDue = ({ id, isUnlocked }: LearnerLecture) => isUnlocked && !completed.has(id);
  const nextSection = source.sections.find((one) => one.lectures.some(isDue)) ?? source.sections.at(-1);
  const isOpenByDefault = isCurrent || (currentId === undefined && section === nextSection);
  useEffect(() => {
    if (isOpenByDefault && details.current) details.current.open = true;
  }, [isOpenByDefault]);

  return (
    <details ref={details} className="line-above">
      <summary className={`grid align-center focus-inset ${styles.summary}`}>
        <span className="mono numbers text-centered" aria-hidden>
          {sectionIndex + 1}
        </span>
        <h3 className={styles.title}>{section.title}</h3>
        {isClosed ? (
          <span className="muted">
            <Lock className="block" size={16} strokeWidth={1.75} aria-hidden />
            <VisuallyHidden>Locked</VisuallyHidden>
          </span>
        ) : (
          <span className="mono numbers">{completedCount(section, completed)}</span>
        )}
        <ChevronDown className="muted chevron" size={18} strokeWidth={1.75} aria-hidden />
        {isClosed && opens && (
          <span className={`label muted ${styles.opens}`}>
            Opens <time dateTime={opensAt}>{opens}</time>
          </span>
        )}
      </summary>
      {schedule && lockedLectures.length > 0 && (
        <p className={`label muted ${styles.reason}`}>Why is this locked? {lockedReason(schedule, opens)}</p>
      )}
      <ol className={styles.lectures}>
        {lectures.map((lecture, lectureIndex) => (
          <LectureRow
            key={lecture.id}
            source={source}
            entry={{ sectionIndex, lectureIndex, lecture }}
            isCurrent={lecture.id === currentId}
            isDated={isClosed && lecture.unlocksAt === opensAt}
          />
        ))}
      </ol>
    </details>
  );
};
