import { brand } from '#contract/brand.ts';
import { staticIsland } from '../islands/static-island.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

const Text = staticIsland(() => import('../marketing/legal/terms.tsx').then(({ Terms }) => Terms));

export const Component = () => (
  <>
    <PageMeta
      title="Terms of Service"
      description={`The agreement between you and ${brand.name}: accounts, courses, prices, refunds, fair use, and the law that applies.`}
    />
    <Text />
  </>
);
