import { AgentSteps } from './agent-steps.tsx';
import { DiagnosisIllustration } from './diagnosis-illustration.tsx';
import { Evidence } from './evidence.tsx';
import { solutionOf } from './solution-cards.ts';
import { SolutionEnd, SolutionHero } from './solution-page.tsx';

const card = solutionOf('ai-agents-solutions');

/** The page about agents: the industrial assistant. */
export const AiAgentsContent = () => (
  <>
    <SolutionHero card={card} picture={<DiagnosisIllustration />} />
    <Evidence card={card} />
    <AgentSteps />
    <SolutionEnd card={card} />
  </>
);
