import { RotateCcw } from 'lucide-react';
import { formatDateTime, formatDuration } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import styles from '../lecture/next-card.module.css';
import type { OutlineEntry } from '../outline.ts';

interface DripNextCardProps {
  courseId: string;
  /** Next lecture, open or not; undefined after the last one. */
  next: OutlineEntry | undefined;
  timeZone: string;
  onReplay: () => void;
}

const availabilityText = ({ lecture }: OutlineEntry, timeZone: string) => {
  if (lecture.isUnlocked) return formatDuration(lecture.duration);
  if (lecture.requiresUpgrade) return 'Part of Premium';
  return lecture.unlocksAt ? `Opens ${formatDateTime(lecture.unlocksAt, timeZone)}` : 'Not open yet';
};

/** Shown after a drip video ends: what comes next, and when. */
export const DripNextCard = ({ courseId, next, timeZone, onReplay }: DripNextCardProps) => (
  <div className={styles.card}>
    <p className={styles.label}>{next ? 'Up next' : 'The end'}</p>
    <p className={styles.title}>{next ? next.lecture.title : 'That was the last lesson of the course.'}</p>
    {next && <p className={styles.detail}>{availabilityText(next, timeZone)}</p>}
    <div className={styles.actions}>
      <Button icon={<RotateCcw size={18} strokeWidth={1.75} aria-hidden />} onClick={onReplay}>
        Watch again
      </Button>
      {next?.lecture.isUnlocked && (
        <ButtonLink variant="primary" replace to={paths.dripLecture(courseId, next.sectionIndex, next.lectureIndex)}>
          Next lesson
        </ButtonLink>
      )}
    </div>
  </div>
);
