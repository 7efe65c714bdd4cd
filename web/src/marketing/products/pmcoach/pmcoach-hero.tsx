import { paths } from '#web/src/lib/paths.ts';
import { monthly, pmCoachPrice } from '#web/src/marketing/facts/prices.ts';
import { pmCoachFigures } from '#web/src/marketing/facts/tool-figures.ts';
import { ProductHero } from '../product-hero.tsx';
import { ScenarioIllustration } from './scenario-illustration.tsx';

export const PmcoachHero = () => (
  <ProductHero
    slug="pmcoach"
    title="Have the hard conversation twice"
    lead="The first time with PMCoach: it plays the stakeholder, reacts to what you say, and tells you afterward where you lost the room."
    action={{ text: 'Talk to us', to: paths.contact() }}
    facts={[monthly(pmCoachPrice), `${pmCoachFigures.scenarios} scenarios`, 'feedback after each']}
    picture={<ScenarioIllustration />}
  />
);
