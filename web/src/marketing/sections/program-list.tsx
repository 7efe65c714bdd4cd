import layout from '#web/src/ui/layout.module.css';
import { MetadataRow } from '#web/src/ui/metadata-row.tsx';
import surface from '#web/src/ui/surface.module.css';
import typography from '#web/src/ui/typography.module.css';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import type { TrainingProgram } from '../facts/team-training.ts';
import styles from './program-list.module.css';

/** Training programs with description, audience and topics. */
export const ProgramList = ({
  programs,
}: {
  programs: readonly (Omit<TrainingProgram, 'duration'> & { duration?: string })[];
}) => (
  <ul className={surface.rows}>
    {programs.map(({ title, description, duration, audience, topics }) => (
      <li key={title} className={styles.program}>
        <div className={`${layout.stack8} ${layout.top}`}>
          <MetadataRow items={[duration, audience]} />
          <h3>{title}</h3>
          <p className={typography.muted}>{description}</p>
        </div>
        <div className={`${layout.relative} ${typography.small} ${styles.topics}`}>
          <VisuallyHidden>Topics</VisuallyHidden>
          <ul className={layout.stack8}>
            {topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
        </div>
      </li>
    ))}
  </ul>
);
