import { Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import { completedLabel } from '#web/src/lib/course-labels.ts';
import { formatCount, formatDateTime, formatDuration } from '#web/src/lib/format.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { ProgressBar } from '#web/src/ui/progress-bar.tsx';
import { type CourseSource, openingTime } from '../course-source.ts';
import { InBar } from '../layout/in-bar.tsx';
import { completedCount, lectureCount, type OutlineEntry, type ReleaseSchedule } from '../outline.ts';
import styles from './welcome-back.module.css';

interface WelcomeBackProps {
  source: CourseSource;
  schedule: ReleaseSchedule;
  isPremium: boolean;
  /** Where the learner left off; undefined before the first lesson. */
  last: OutlineEntry | undefined;
  first: OutlineEntry | undefined;
}

const accessText = ({ nextReleaseDate, timeZone, isPaused }: ReleaseSchedule, isPremium: boolean) => {
  if (isPremium) return 'Premium: every lesson is unlocked.';
  if (isPaused) return 'Your course is paused: nothing new opens until you resume.';
  if (!nextReleaseDate) return 'Every section is open.';
  return `The next section opens on ${formatDateTime(nextReleaseDate, timeZone)}.`;
};

/** Says what is open before anything was watched and, with several open sections, which to begin with. */
const openText = (source: CourseSource): string => {
  const open = lecturesInOrder(source).filter(({ lecture }) => lecture.isUnlocked);
  const sections = new Set(open.map(({ sectionIndex }) => source.sections[sectionIndex]));
  const [first] = sections;
  const lessons = formatCount(open.length, 'lesson');
  const time = `${formatDuration(open.reduce((sum, { lecture }) => sum + lecture.duration, 0))} in all`;
  if (sections.size < 2) return `${lessons} ${open.length === 1 ? 'is' : 'are'} open, ${time}. `;
  return `${sections.size} sections with ${lessons} are open, ${time}. Begin with “${first?.title}”. `;
};

const row = 'row-16 between row-height padded-block-8';

/**
 * Lists the sections: open ones with a link and the number of completed lessons, the others with the time they open.
 * Names the premium lessons for learners with Premium.
 */
const Sections = ({ source, isPremium }: { source: CourseSource; isPremium: boolean }) => (
  <ol className={`rows small ${styles.schedule}`} aria-label="Sections">
    {source.sections.map((section, sectionIndex) => {
      const { title, lectures, opensAt } = section;
      const bonus = isPremium ? lectures.filter(({ type }) => type === 'premium') : [];
      const lectureIndex = lectures.findIndex(({ isUnlocked }) => isUnlocked);
      const isOpen = lectureIndex >= 0;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a section is identified by its position.
        <li key={sectionIndex} className={`${row} ${isOpen ? 'relative hoverable' : ''}`}>
          <span>
            {isOpen ? (
              <Link
                replace
                className="quiet-link whole-link focus-inset"
                to={source.urlOf({ sectionIndex, lectureIndex })}
              >
                {title}
              </Link>
            ) : (
              title
            )}
            {bonus.map((lecture) => (
              <span key={lecture.id} className="row-4 award label-size">
                <Star className="fixed" size={14} aria-hidden /> Premium: {lecture.title}
              </span>
            ))}
          </span>
          <span className="mono numbers nowrap">
            {isOpen
              ? source.completed.size > 0
                ? completedCount(section, source.completed)
                : 'Open now'
              : opensAt && openingTime(source, opensAt)}
          </span>
        </li>
      );
    })}
  </ol>
);

/** Start screen of the viewer, before a lecture is selected. */
export const WelcomeBack = ({ source, schedule, isPremium, last, first }: WelcomeBackProps) => {
  const { courseId, title, progress, urlOf } = source;
  const hasStarted = last !== undefined || progress.completedLectures.length > 0;
  const firstLink = first && (
    <ButtonLink variant={hasStarted ? 'secondary' : 'primary'} size="large" replace to={urlOf(first)}>
      {hasStarted ? 'Start from Beginning' : `Start: ${first.lecture.title}`}
    </ButtonLink>
  );
  return (
    <div className={`grid screen-height ${styles.page}`}>
      <section className={`grid surface ${styles.panel}`} aria-label="Your course">
        <Cover id={courseId} className={styles.cover} />
        <div className={`stack-16 ${styles.body}`}>
          <PageTitle size="small">
            {hasStarted ? (
              'Welcome Back'
            ) : (
              <>
                Welcome to <span className={styles.name}>{title}</span>
              </>
            )}
          </PageTitle>
          <p className="muted">
            {!hasStarted && openText(source)}
            {hasStarted && progress.countedLectures > 0 && `${completedLabel(progress, lectureCount(source))}. `}
            {accessText(schedule, isPremium)}
          </p>
          {hasStarted && <ProgressBar value={progress.progress} label="Progress in this course" withText />}
          <div className={`cluster-12 above-8 ${styles.actions}`}>
            {last && (
              <InBar>
                <ButtonLink variant="primary" size="large" replace to={urlOf(last)}>
                  <span>
                    Continue Where You Left Off <span className="block regular label-size">{last.lecture.title}</span>
                  </span>
                </ButtonLink>
              </InBar>
            )}
            {hasStarted ? firstLink : <InBar>{firstLink}</InBar>}
          </div>
        </div>
        {!schedule.isPaused && <Sections {...{ source, isPremium }} />}
      </section>
    </div>
  );
};
