import { lazyIsland } from '../islands/lazy-island.tsx';
import { staticIsland } from '../islands/static-island.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { dubLabsDescriptionPrice, monthly } from '../marketing/facts/prices.ts';
import { dubLabsFigures } from '../marketing/facts/tool-figures.ts';

const Top = staticIsland(() =>
  import('../marketing/products/dublabs-content.tsx').then(({ DublabsHero }) => DublabsHero),
);
const Demo = lazyIsland(() =>
  import('../marketing/demos/dublabs/caption-demo.tsx').then(({ CaptionDemo }) => CaptionDemo),
);
const Rest = staticIsland(() =>
  import('../marketing/products/dublabs-content.tsx').then(({ DublabsSections }) => DublabsSections),
);

export const Component = () => (
  <>
    <PageMeta
      title="DubLabs: video dubbing in your own voice"
      description={`Dub videos into ${dubLabsFigures.languages} languages with voice cloning and lip-sync: ${dubLabsFigures.videosAMonth} videos a month, ${dubLabsFigures.turnaround} turnaround, ${monthly(dubLabsDescriptionPrice)}.`}
    />
    <Top />
    <Demo />
    <Rest />
  </>
);
