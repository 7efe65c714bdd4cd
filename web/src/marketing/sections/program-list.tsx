import { MetadataRow } from '#web/src/ui/metadata-row.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import type { TrainingProgram } from '../facts/team-training.ts';
import styles from './program-list.module.css';

/** Training programs with description, audience and topics. */
export const ProgramList = ({
  programs,
}: {
  programs: readonly (Omit<TrainingProgram, 'duration'> & { duration?: string })[];
}) => (
  <ul className="rows">
    {programs.map(({ title, description, duration, audience, topics }) => (
      <li key={title} className={`grid one-column ${styles.program}`}>
        <div className="stack-8 top">
          <MetadataRow items={[duration, audience]} />
          <h3>{title}</h3>
          <p className="muted">{description}</p>
        </div>
        <div className={`relative small ${styles.topics}`}>
          <VisuallyHidden>Topics</VisuallyHidden>
          <ul className="stack-8">
            {topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
        </div>
      </li>
    ))}
  </ul>
);
