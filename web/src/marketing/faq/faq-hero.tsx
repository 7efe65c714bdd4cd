import { brand } from '#contract/brand.ts';
import { PageHero } from '../sections/page-hero.tsx';

export const FaqHero = () => (
  <PageHero
    title="Questions and answers"
    lead={`What people ask before and while they learn with ${brand.name}, each answered in a few sentences.`}
  />
);
