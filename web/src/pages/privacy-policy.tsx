import { brand } from '../../../contract/brand.ts';
import { PageMeta } from '../site/page-meta.tsx';
import { staticPart } from '../site/static-part.tsx';

const Text = staticPart(() => import('../marketing/legal/privacy.tsx').then(({ Privacy }) => Privacy));

export const Component = () => (
  <>
    <PageMeta
      title="Privacy Policy"
      description={`What ${brand.name} collects and why, who handles it, how long it is kept, and how to download or delete it yourself.`}
    />
    <Text />
  </>
);
