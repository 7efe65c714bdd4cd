import { paths } from '../../../site/paths.ts';
import { planFrameworks, planQuestions } from '../../facts/plan-frameworks.ts';
import { trialWords } from '../../facts/prices.ts';
import { ProductHero } from '../product-hero.tsx';
import { CanvasPicture } from './canvas-picture.tsx';

/** Top of Plan's page. */
export const PlanTop = () => (
  <ProductHero
    slug="plan"
    title="A strategy framework, finished before the meeting"
    lead="Plan asks what a good consultant would ask, one question at a time, and writes the framework while you answer."
    action={{ text: 'Start Free Trial', to: paths.contact() }}
    facts={[`${planFrameworks.length} frameworks`, `${planQuestions} questions`, `${trialWords}, no card`]}
    picture={<CanvasPicture />}
  />
);
