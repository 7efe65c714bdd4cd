import { paths } from '../../../site/paths.ts';
import { customPricing } from '../../facts/prices.ts';
import { toolOf } from '../../facts/tools.ts';
import { ProductHero } from '../product-hero.tsx';
import { TracksPicture } from './tracks-picture.tsx';

/** Top of DubLabs' page. */
export const DublabsTop = () => (
  <ProductHero
    slug="dublabs"
    title="Your video, in the viewer’s language and your voice"
    lead="Upload once. DubLabs translates what you say, speaks it as you, and moves your lips to match."
    action={{ text: 'Ask for a price', to: paths.contact() }}
    facts={[...toolOf('dublabs').facts, customPricing]}
    picture={<TracksPicture />}
  />
);
