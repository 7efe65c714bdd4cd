import { paths } from '../../../site/paths.ts';
import { ProductHero } from '../product-hero.tsx';
import { InterviewPicture } from './interview-picture.tsx';

/** Top of Joblyn's page. */
export const JoblynTop = () => (
  <ProductHero
    slug="joblyn"
    title="Have the interview before the interview"
    lead="Joblyn asks what your industry asks, listens to your answer, and shows you the sentence to change."
    action={{ text: 'Start Free Trial', to: paths.contact() }}
    picture={<InterviewPicture />}
  />
);
