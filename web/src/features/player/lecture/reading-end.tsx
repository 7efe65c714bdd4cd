import { Check } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import type { OutlineEntry } from '../outline.ts';
import styles from './reading-end.module.css';

interface ReadingEndProps {
  courseId: string;
  next: OutlineEntry | undefined;
  isDone: boolean;
  isMarking: boolean;
  /** Resolves to whether the lecture was marked. */
  onMark: () => Promise<boolean>;
  /** URL of a lecture; defaults to the content page. */
  linkTo?: (target: OutlineEntry) => string;
  /** Replaces the history entry when navigating (docs/product.md#states, drip viewer). */
  replaces?: boolean;
}

/** End of a text: marks it as read and links to the next lecture. */
export const ReadingEnd = ({
  courseId,
  next,
  isDone,
  isMarking,
  onMark,
  linkTo,
  replaces = false,
}: ReadingEndProps) => {
  const navigate = useNavigate();
  const to = next && (linkTo?.(next) ?? paths.content(courseId, next.sectionIndex, next.lecture.id));
  const markAndGo = async () => {
    if ((await onMark()) && to) navigate(to, { replace: replaces });
  };
  if (isDone && !to) return null;
  return (
    <div className={styles.end}>
      {next && <p className={styles.next}>Up next: {next.lecture.title}</p>}
      {isDone && to ? (
        <ButtonLink to={to} replace={replaces}>
          Next lesson
        </ButtonLink>
      ) : (
        <Button
          variant="primary"
          busy={isMarking}
          icon={<Check size={18} strokeWidth={2} aria-hidden />}
          onClick={markAndGo}
        >
          {to ? 'Mark complete and continue' : 'Mark complete'}
        </Button>
      )}
    </div>
  );
};
