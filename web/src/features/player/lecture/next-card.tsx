import { RotateCcw } from 'lucide-react';
import { formatDuration } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import type { OutlineEntry } from '../outline.ts';
import styles from './next-card.module.css';

interface NextCardProps {
  courseId: string;
  next: OutlineEntry | undefined;
  /** Whether the whole course is completed. */
  isCourseComplete: boolean;
  onReplay: () => void;
}

/** Shown after a video ends: what comes next. Nothing starts automatically. */
export const NextCard = ({ courseId, next, isCourseComplete, onReplay }: NextCardProps) => (
  <div className={styles.card}>
    <p className={styles.label}>{next ? 'Up next' : 'The end'}</p>
    <p className={styles.title}>{next ? next.lecture.title : 'That was the last lesson of the course.'}</p>
    {next && <p className={styles.detail}>{formatDuration(next.lecture.duration)}</p>}
    <div className={styles.actions}>
      <Button icon={<RotateCcw size={18} strokeWidth={1.75} aria-hidden />} onClick={onReplay}>
        Watch again
      </Button>
      {next && (
        <ButtonLink variant="primary" to={paths.content(courseId, next.sectionIndex, next.lecture.id)}>
          Next lesson
        </ButtonLink>
      )}
      {!next && isCourseComplete && (
        <ButtonLink variant="primary" to={paths.congratulations(courseId)}>
          Get your certificate
        </ButtonLink>
      )}
    </div>
  </div>
);
