import { lazyIsland } from '../islands/lazy-island.tsx';
import { staticIsland } from '../islands/static-island.tsx';
import { BreadcrumbData } from '../lib/breadcrumb-data.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';

const Top = staticIsland(() =>
  import('../marketing/solutions/custom-ai-content.tsx').then(({ CustomAiHero }) => CustomAiHero),
);
const Demo = lazyIsland(() =>
  import('../marketing/demos/dublabs/caption-demo.tsx').then(({ CaptionDemo }) => CaptionDemo),
);
const Rest = staticIsland(() =>
  import('../marketing/solutions/custom-ai-content.tsx').then(({ CustomAiSections }) => CustomAiSections),
);

export const Component = () => (
  <>
    <PageMeta
      title="Video translation suite"
      description="Training videos, announcements and product videos in every language of your sites: voice, lips and captions together, reviewed before publishing."
    />
    <BreadcrumbData
      trail={[
        { name: 'Solutions', path: paths.solutions() },
        { name: 'Video Translation Suite', path: paths.solution('custom-ai-solutions') },
      ]}
    />
    <Top />
    <Demo />
    <Rest />
  </>
);
