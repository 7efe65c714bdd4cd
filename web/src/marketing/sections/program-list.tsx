import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import type { TrainingProgram } from '../facts/team-training.ts';
import { CheckList } from './check-list.tsx';
import styles from './program-list.module.css';

/** Training programs with length, description, audience and topics. */
export const ProgramList = ({ programs }: { programs: readonly TrainingProgram[] }) => (
  <ul className="rows">
    {programs.map(({ title, description, duration, audience, topics }) => (
      <li key={title} className={`grid one-column ${styles.program}`}>
        <p className={`heading ${styles.duration}`}>{duration}</p>
        <div className="stack-8 top">
          <h3>{title}</h3>
          <p className="muted">{description}</p>
          <p className="note">{audience}</p>
        </div>
        <div className="relative">
          <VisuallyHidden>Topics</VisuallyHidden>
          <CheckList items={topics} />
        </div>
      </li>
    ))}
  </ul>
);
