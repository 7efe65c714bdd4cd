import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#web/src/lib/paths.ts';
import { Badge } from '#web/src/ui/badge.tsx';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import type { OutlineEntry } from '../outline.ts';
import styles from './lecture-header.module.css';

interface LectureHeaderProps {
  courseId: string;
  sectionTitle: string;
  entry: OutlineEntry;
  isDone: boolean;
  /** Makes the next lecture the primary action. */
  isNextDue: boolean;
  /** Button that toggles the sidebar. */
  toggle: ReactNode;
  neighbors: { previous: OutlineEntry | undefined; next: OutlineEntry | undefined };
  /** Marks the lecture by hand; absent when it is completed another way. */
  onMark?: (() => void) | undefined;
  isMarking: boolean;
  /** URL of a lecture; defaults to the content page. */
  linkTo?: (target: OutlineEntry) => string;
  /** Replaces the history entry when navigating (docs/product.md#states, drip viewer). */
  replaces?: boolean;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Lecture title with its position, and links to the previous and next lectures. */
export const LectureHeader = (props: LectureHeaderProps) => {
  const { courseId, sectionTitle, entry, isDone, isNextDue, toggle, neighbors, onMark, isMarking } = props;
  const { previous, next } = neighbors;
  const linkTo =
    props.linkTo ?? ((target: OutlineEntry) => paths.content(courseId, target.sectionIndex, target.lecture.id));
  return (
    <header className={styles.header}>
      <div className={styles.titles}>
        <div className={styles.where}>
          {toggle}
          <p className={styles.section}>
            Section {entry.sectionIndex + 1} · {sectionTitle}
          </p>
        </div>
        <PageTitle size="small">{entry.lecture.title}</PageTitle>
      </div>
      <div className={styles.actions}>
        {isDone && (
          <Badge tone="accent" icon={<Check size={14} strokeWidth={2.25} aria-hidden />}>
            Completed
          </Badge>
        )}
        {!isDone && onMark && (
          <Button size="small" busy={isMarking} icon={<Check {...icon} />} onClick={onMark}>
            Mark complete
          </Button>
        )}
        <nav className={styles.neighbors} aria-label="Lessons">
          {previous && (
            <ButtonLink
              size="small"
              to={linkTo(previous)}
              replace={props.replaces ?? false}
              icon={<ChevronLeft {...icon} />}
              title={previous.lecture.title}
              aria-label={`Previous: ${previous.lecture.title}`}
            >
              Previous
            </ButtonLink>
          )}
          {next && (
            <ButtonLink
              className={styles.next}
              variant={isNextDue ? 'primary' : 'secondary'}
              size="small"
              to={linkTo(next)}
              replace={props.replaces ?? false}
              icon={<ChevronRight {...icon} />}
              title={next.lecture.title}
              aria-label={`Next: ${next.lecture.title}`}
            >
              Next
            </ButtonLink>
          )}
        </nav>
      </div>
    </header>
  );
};
