import { lazyIsland } from '../islands/lazy-island.tsx';
import { staticIsland } from '../islands/static-island.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { planFrameworks } from '../marketing/facts/plan-frameworks.ts';
import { trialLabel } from '../marketing/facts/prices.ts';

const Top = staticIsland(() => import('../marketing/products/plan-content.tsx').then(({ PlanHero }) => PlanHero));
const Demo = lazyIsland(() => import('../marketing/demos/plan/swot-demo.tsx').then(({ SwotDemo }) => SwotDemo));
const Rest = staticIsland(() =>
  import('../marketing/products/plan-content.tsx').then(({ PlanSections }) => PlanSections),
);

export const Component = () => (
  <>
    <PageMeta
      title="Plan: strategy frameworks from guided questions"
      description={`Answer guided questions and leave with a finished ${planFrameworks[0].name}, ${planFrameworks[1].name} or ${planFrameworks[2].name}. ${trialLabel}, no card.`}
    />
    <Top />
    <Demo />
    <Rest />
  </>
);
