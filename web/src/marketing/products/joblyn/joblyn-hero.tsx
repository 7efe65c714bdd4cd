import { paths } from '#web/src/lib/paths.ts';
import { ProductHero } from '../product-hero.tsx';
import { InterviewIllustration } from './interview-illustration.tsx';

export const JoblynHero = () => (
  <ProductHero
    slug="joblyn"
    title="Have the interview before the interview"
    lead="Joblyn asks what your industry asks, listens to your answer, and shows you the sentence to change."
    action={{ text: 'Start Free Trial', to: paths.contact() }}
    picture={<InterviewIllustration />}
  />
);
