import { Portrait } from '#web/src/ui/cover/cover.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { trainers } from '../facts/team-training.ts';
import { SectionHead } from '../sections/section-head.tsx';
import styles from './trainers.module.css';

/** The trainers with the program that each teaches. */
export const Trainers = () => (
  <Section labelledBy="trainers-title">
    <SectionHead id="trainers-title" title="Who will be in the room" lead="Our trainers also write our courses." />
    <ul className={`grid-32 ${styles.trainers}`}>
      {trainers.map(({ name, program, teaches }) => (
        <li key={name} className={`grid-24 align-start ${styles.trainer}`}>
          <Portrait name={name} />
          <div className="stack-4">
            <h3>{name}</h3>
            <p className="note">{program}</p>
            <p className="muted above-4">{teaches}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
