import { RotateCcw } from 'lucide-react';
import { lectureDurationLabels } from '#contract/rules/duration-labels.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { type CourseSource, linkTo, openingTime } from '../course-source.ts';
import { lectureStateOf, type OutlineEntry } from '../outline.ts';
import styles from './next-card.module.css';

interface NextCardProps {
  source: CourseSource;
  /** Next lecture, open or not; undefined after the last one. */
  next: OutlineEntry | undefined;
  onReplay: () => void;
}

const availabilityText = (source: CourseSource, { lecture }: OutlineEntry) => {
  const state = lectureStateOf(lecture);
  if (state === 'unlocked') return lectureDurationLabels([lecture]).join();
  if (state === 'premium') return 'Part of Premium';
  return lecture.unlocksAt ? `Opens ${openingTime(source, lecture.unlocksAt)}` : 'Not open yet';
};

/** Shown after a video ends: what comes next, and when. Nothing starts automatically. */
export const NextCard = ({ source, next, onReplay }: NextCardProps) => {
  const nextUrl = linkTo(source, next);
  return (
    <div className={`stack-8 center ${styles.card}`}>
      <p className="mono">{next ? 'Up next' : 'The end'}</p>
      <p className={styles.title}>{next ? next.lecture.title : 'That was the last lesson of the course.'}</p>
      {next && <p className="mono">{availabilityText(source, next)}</p>}
      <div className={`cluster-12 center above-8 ${styles.actions}`}>
        <Button icon={<RotateCcw size={18} strokeWidth={1.75} aria-hidden />} onClick={onReplay}>
          Watch again
        </Button>
        {nextUrl && (
          <ButtonLink variant="primary" to={nextUrl} replace={source.replacesHistory}>
            Next lesson
          </ButtonLink>
        )}
        {!next && source.progress.isComplete && (
          <ButtonLink variant="primary" to={paths.congratulations(source.courseId)}>
            Get your certificate
          </ButtonLink>
        )}
      </div>
    </div>
  );
};
