import { StepList } from '../sections/step-list.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import { DiagnosisIllustration } from './diagnosis-illustration.tsx';
import { solutionOf } from './solution-cards.ts';
import { SolutionPage } from './solution-page.tsx';

const steps = [
  {
    title: 'It notices',
    description: 'A value leaves its usual range. The agent collects what else happened in that hour.',
  },
  {
    title: 'It looks it up',
    description: 'Manual, past reports, spare parts. Only documents the reader is allowed to open.',
  },
  { title: 'It proposes', description: 'One next step with its source, and the arguments against it.' },
  {
    title: 'A person decides',
    description: 'Confirmed, changed or dropped. The reason is stored and informs the next answer.',
  },
];

/** The page about agents: the industrial assistant. */
export const AiAgentsContent = () => (
  <SolutionPage card={solutionOf('ai-agents-solutions')} picture={<DiagnosisIllustration />}>
    <StickyHeadingSection
      id="agents-title"
      variant="dark"
      title="An agent with tight limits"
      lead="It can read a lot and change nothing. Every tool it has is listed, limited and logged."
    >
      <StepList steps={steps} />
    </StickyHeadingSection>
  </SolutionPage>
);
