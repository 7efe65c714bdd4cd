import { dubLabsDescriptionPrice, monthly } from '../marketing/facts/prices.ts';
import { dubLabsFigures } from '../marketing/facts/tool-figures.ts';
import { laterPart } from '../site/later-part.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { staticPart } from '../site/static-part.tsx';

const Top = staticPart(() =>
  import('../marketing/products/dublabs/dublabs-top.tsx').then(({ DublabsTop }) => DublabsTop),
);
const Demo = laterPart(() =>
  import('../marketing/demos/dublabs/caption-demo.tsx').then(({ CaptionDemo }) => CaptionDemo),
);
const Rest = staticPart(() =>
  import('../marketing/products/dublabs/dublabs-rest.tsx').then(({ DublabsRest }) => DublabsRest),
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
