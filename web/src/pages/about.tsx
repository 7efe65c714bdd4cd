import { brand } from '#contract/brand.ts';
import { staticIsland } from '../islands/static-island.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

const Top = staticIsland(() => import('../marketing/about/about-content.tsx').then(({ AboutHero }) => AboutHero));
const Rest = staticIsland(() =>
  import('../marketing/about/about-content.tsx').then(({ AboutSections }) => AboutSections),
);

export const Component = () => (
  <>
    <PageMeta
      title="About us"
      description={`How an evening class became ${brand.name}: our story, what makes us different, our results, and who is behind it.`}
    />
    <Top />
    <Rest />
  </>
);
