import { brand } from '#contract/brand.ts';
import { staticIsland } from '../islands/static-island.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

const Text = staticIsland(() => import('../marketing/legal/privacy.tsx').then(({ Privacy }) => Privacy));

export const Component = () => (
  <>
    <PageMeta
      title="Privacy Policy"
      description={`What ${brand.name} collects and why, who handles it, how long it is kept, and how to download or delete it yourself.`}
    />
    <Text />
  </>
);
