import { paths } from '#web/src/lib/paths.ts';
import { figures } from '#web/src/marketing/facts/figures.ts';
import { PageHero } from '../page-hero.tsx';
import { ProductMiniature } from './product-miniature.tsx';

/** Hero of home, with the product illustration. */
export const Hero = () => (
  <PageHero
    isHome
    title="Get good at working with AI"
    lead="Courses that teach one skill at a time, an assistant that answers from the lecture, and five tools for the work itself."
    actions={[
      { text: 'Browse courses', to: paths.courses() },
      { text: 'See the tools', to: paths.tools() },
    ]}
    note={
      <>
        <strong>{figures.professionalsTrained}</strong> professionals trained in {figures.countries} countries
      </>
    }
    picture={<ProductMiniature />}
  />
);
