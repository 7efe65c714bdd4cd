import { trialWords } from '../marketing/facts/prices.ts';
import { joblynFigures } from '../marketing/facts/tool-figures.ts';
import { laterPart } from '../site/later-part.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { staticPart } from '../site/static-part.tsx';

const Top = staticPart(() => import('../marketing/products/joblyn/joblyn-top.tsx').then(({ JoblynTop }) => JoblynTop));
const Demo = laterPart(() =>
  import('../marketing/demos/joblyn/interview-demo.tsx').then(({ InterviewDemo }) => InterviewDemo),
);
const Rest = staticPart(() =>
  import('../marketing/products/joblyn/joblyn-rest.tsx').then(({ JoblynRest }) => JoblynRest),
);

export const Component = () => (
  <>
    <PageMeta
      title="Joblyn: interview practice with feedback"
      description={`Rehearse with ${joblynFigures.questions} interview questions from ${joblynFigures.industries} industries and see what to fix in each answer. In alpha, ${trialWords}.`}
    />
    <Top />
    <Demo />
    <Rest />
  </>
);
