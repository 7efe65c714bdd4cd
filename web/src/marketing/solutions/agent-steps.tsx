import { Section } from '#web/src/ui/section.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import styles from './agent-steps.module.css';

interface Step {
  title: string;
  description: string;
  /** Tools that the agent can call in this step; in the last step, actions of a person only. */
  tools: readonly string[];
}

const steps: readonly Step[] = [
  {
    title: 'It notices',
    description: 'A value leaves its usual range. The agent collects what else happened in that hour.',
    tools: ['read_sensor', 'read_error_code'],
  },
  {
    title: 'It looks it up',
    description: 'Manual, past reports, spare parts. Only documents the reader is allowed to open.',
    tools: ['search_manual', 'search_reports', 'find_part'],
  },
  {
    title: 'It proposes',
    description: 'One next step with its source, and the arguments against it.',
    tools: ['propose_step', 'draft_report'],
  },
  {
    title: 'A person decides',
    description: 'Confirmed, changed or dropped. The reason is stored and informs the next answer.',
    tools: ['Stop the line', 'Change a setting', 'Order a part'],
  },
];

/** The steps from a reading to a decision, each with its tools. The agent's line ends before the last step. */
export const AgentSteps = () => (
  <Section variant="dark" labelledBy="agents-title">
    <SectionHead
      id="agents-title"
      title="An agent with tight limits"
      lead="It can read a lot and change nothing. Every tool it has is listed, limited and logged."
    />
    <ol className="stack-32 quarters">
      {steps.map(({ title, description, tools }, index) => (
        <li key={title} className={`stack-12 top ${styles.step}`}>
          <h3>{title}</h3>
          <p className="muted">{description}</p>
          <VisuallyHidden>{index === steps.length - 1 ? 'Only a person can' : 'Tools'}</VisuallyHidden>
          <ul className="cluster-8 above-4">
            {tools.map((tool) => (
              <li key={tool} className="bordered pill padded-4-12 mono-label">
                {tool}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </Section>
);
