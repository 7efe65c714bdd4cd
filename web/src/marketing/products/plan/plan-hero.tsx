import { paths } from '#web/src/lib/paths.ts';
import { planFrameworks, planQuestions } from '#web/src/marketing/facts/plan-frameworks.ts';
import { trialLabel } from '#web/src/marketing/facts/prices.ts';
import { ProductHero } from '../product-hero.tsx';
import { CanvasIllustration } from './canvas-illustration.tsx';

export const PlanHero = () => (
  <ProductHero
    slug="plan"
    title="A strategy framework, finished before the meeting"
    lead="Plan asks what a good consultant would ask, one question at a time, and builds the framework as you answer."
    action={{ text: 'Start Free Trial', to: paths.contact() }}
    facts={[`${planFrameworks.length} frameworks`, `${planQuestions} questions`, `${trialLabel}, no card`]}
    picture={<CanvasIllustration />}
  />
);
