import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { sectionLabel } from '#web/src/lib/lesson-opening.ts';
import { Badge } from '#web/src/ui/badge.tsx';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { type CourseSource, linkTo } from '../course-source.ts';
import { durationText, type Neighbors, type OutlineEntry } from '../outline.ts';
import styles from './lecture-header.module.css';

interface LectureHeaderProps {
  source: CourseSource;
  entry: OutlineEntry;
  isDone: boolean;
  /** Makes the next lecture the primary action. */
  isNextDue: boolean;
  /** Shown before the section's title: a link back to where the course continues. */
  back: ReactNode;
  neighbors: Neighbors;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

export const LectureTitle = ({ children }: { children: string }) => (
  <PageTitle size="small" className={styles.title}>
    {children}
  </PageTitle>
);

/** Section of the lecture, and below it its title beside the links to the previous and next lectures. */
export const LectureHeader = (props: LectureHeaderProps) => {
  const { source, entry, isDone, isNextDue, back, neighbors } = props;
  const { previous, next } = neighbors;
  const previousUrl = linkTo(source, previous);
  const nextUrl = linkTo(source, next);
  const { progress, title } = source;
  const isWelcome = !previous && !progress.studiedAt && progress.completedLectures.length === 0;
  return (
    <header className="stack-8 one-column">
      {isWelcome && (
        <p className="muted">
          Welcome to {title}. Your first lesson takes {durationText(entry.lecture)}.
        </p>
      )}
      <div className={`cluster-8 ${styles.position}`}>
        {back}
        <p className="note">{sectionLabel(source.sections, entry.sectionIndex, entry.lecture.title)}</p>
        {isDone && (
          <Badge tone="accent" icon={<Check size={14} strokeWidth={2.25} aria-hidden />}>
            Completed
          </Badge>
        )}
      </div>
      <div className="row-16 align-start between">
        <LectureTitle>{entry.lecture.title}</LectureTitle>
        <nav className={`row-8 fixed ${styles.nav}`} aria-label="Lessons">
          {previous && previousUrl && (
            <ButtonLink
              className={styles.step}
              size="small"
              to={previousUrl}
              replace={source.replacesHistory}
              icon={<ChevronLeft {...icon} />}
              title={previous.lecture.title}
              aria-label={`Previous: ${previous.lecture.title}`}
            />
          )}
          {next && nextUrl && (
            <ButtonLink
              className={isNextDue ? styles.next : styles.step}
              variant={isNextDue ? 'primary' : 'secondary'}
              size="small"
              to={nextUrl}
              replace={source.replacesHistory}
              icon={<ChevronRight {...icon} />}
              title={next.lecture.title}
              aria-label={`Next: ${next.lecture.title}`}
            >
              {isNextDue && 'Next'}
            </ButtonLink>
          )}
        </nav>
      </div>
    </header>
  );
};
