import { lazyIsland } from '../islands/lazy-island.tsx';
import { staticIsland } from '../islands/static-island.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { trialLabel } from '../marketing/facts/prices.ts';
import { joblynFigures } from '../marketing/facts/tool-figures.ts';

const Top = staticIsland(() => import('../marketing/products/joblyn-content.tsx').then(({ JoblynHero }) => JoblynHero));
const Demo = lazyIsland(() =>
  import('../marketing/demos/joblyn/interview-demo.tsx').then(({ InterviewDemo }) => InterviewDemo),
);
const Rest = staticIsland(() =>
  import('../marketing/products/joblyn-content.tsx').then(({ JoblynSections }) => JoblynSections),
);

export const Component = () => (
  <>
    <PageMeta
      title="Joblyn: interview practice with feedback"
      description={`Rehearse with ${joblynFigures.questions} interview questions from ${joblynFigures.industries} industries and see what to fix in each answer. In alpha, ${trialLabel}.`}
    />
    <Top />
    <Demo />
    <Rest />
  </>
);
