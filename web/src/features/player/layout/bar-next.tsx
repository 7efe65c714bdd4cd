import { ChevronRight } from 'lucide-react';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { type CourseSource, linkTo } from '../course-source.ts';
import type { OutlineEntry } from '../outline.ts';
import styles from './bar-button.module.css';

interface BarNextProps {
  source: CourseSource;
  next: OutlineEntry | undefined;
  /** Makes the next lecture the primary action. */
  isDue: boolean;
}

/** Link of the bar at the lower edge of narrow screens to the next lecture, if it can be selected. */
export const BarNext = ({ source, next, isDue }: BarNextProps) => {
  const url = linkTo(source, next);
  if (!next || !url) return null;
  return (
    <ButtonLink
      className={styles.next}
      variant={isDue ? 'primary' : 'secondary'}
      to={url}
      replace={source.replacesHistory}
      icon={<ChevronRight size={18} strokeWidth={1.75} aria-hidden />}
      aria-label={`Next: ${next.lecture.title}`}
    >
      Next
    </ButtonLink>
  );
};
