import { paths } from '#web/src/lib/paths.ts';
import { customPricing } from '#web/src/marketing/facts/prices.ts';
import { toolOf } from '#web/src/marketing/facts/tools.ts';
import { ProductHero } from '../product-hero.tsx';
import { TracksIllustration } from './tracks-illustration.tsx';

export const DublabsHero = () => (
  <ProductHero
    slug="dublabs"
    title="Your video, in the viewer’s language and your voice"
    lead="Upload once. DubLabs translates what you say, speaks it in your voice, and moves your lips to match."
    action={{ text: 'Ask for a price', to: paths.contact() }}
    facts={[...toolOf('dublabs').facts, customPricing]}
    picture={<TracksIllustration />}
  />
);
