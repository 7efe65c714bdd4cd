import { planFrameworks } from '../marketing/facts/plan-frameworks.ts';
import { trialWords } from '../marketing/facts/prices.ts';
import { laterPart } from '../site/later-part.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { staticPart } from '../site/static-part.tsx';

const Top = staticPart(() => import('../marketing/products/plan/plan-top.tsx').then(({ PlanTop }) => PlanTop));
const Demo = laterPart(() => import('../marketing/demos/plan/swot-demo.tsx').then(({ SwotDemo }) => SwotDemo));
const Rest = staticPart(() => import('../marketing/products/plan/plan-rest.tsx').then(({ PlanRest }) => PlanRest));

export const Component = () => (
  <>
    <PageMeta
      title="Plan: strategy frameworks by guided questions"
      description={`Answer guided questions and leave with a finished ${planFrameworks[0].name}, ${planFrameworks[1].name} or ${planFrameworks[2].name}. ${trialWords}, no card.`}
    />
    <Top />
    <Demo />
    <Rest />
  </>
);
