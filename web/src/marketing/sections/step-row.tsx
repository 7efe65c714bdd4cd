import { Section } from '#web/src/ui/section.tsx';
import { SectionHead } from './section-head.tsx';
import type { Step } from './step-list.tsx';
import styles from './step-row.module.css';

interface StepRowProps {
  /** Id of the heading; unique on the page. */
  id: string;
  title: string;
  lead?: string;
  steps: readonly Step[];
}

/** Three or four short steps in one row; stacked on phones. */
export const StepRow = ({ id, title, lead, steps }: StepRowProps) => (
  <Section labelledBy={id}>
    <SectionHead id={id} title={title} lead={lead} />
    <ol className={`stack-32 ${styles.row}`}>
      {steps.map(({ title: name, description, takes }) => (
        <li key={name} className={`stack-8 top ${styles.step}`}>
          <h3>{name}</h3>
          <p className="muted">{description}</p>
          {takes && <p className="mono-label">{takes}</p>}
        </li>
      ))}
    </ol>
  </Section>
);
