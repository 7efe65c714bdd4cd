import { lessonHeadings } from '#contract/rules/lesson/lesson-blocks.ts';
import type { LearnerLecture } from '#contract/schemas/content.ts';
import styles from './contents.module.css';
import { timeLeft } from './reading-place.ts';
import { goToHeading, useReadingPlace } from './use-reading-place.ts';

/** The parts of a reading: marks the current one, jumps to any, and shows the reading time left to complete it. */
export const Contents = ({
  lecture: { body = '', selfChecks, duration },
  isCompleted,
}: {
  lecture: LearnerLecture;
  isCompleted: boolean;
}) => {
  const { part, share } = useReadingPlace();
  const titles = [...lessonHeadings(body), ...(selfChecks ? ['Check yourself'] : [])];
  return (
    <nav className="stack-8 one-column" aria-label="In this lesson" data-no-print>
      {!isCompleted && <p className={`note numbers ${styles.time}`}>{timeLeft(duration / 60, share)}</p>}
      <ol className={`stack-4 one-column ${styles.parts}`}>
        {titles.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: headings stay in order, and two may be alike.
          <li key={index}>
            <button
              type="button"
              className={`full hoverable focus-inset muted text-start ${styles.part}`}
              aria-current={index === Math.max(0, part) || undefined}
              onClick={() => goToHeading(index)}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};
