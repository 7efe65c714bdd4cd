import { brand } from '../../../contract/brand.ts';
import { PageMeta } from '../site/page-meta.tsx';
import { staticPart } from '../site/static-part.tsx';

const Text = staticPart(() => import('../marketing/legal/terms.tsx').then(({ Terms }) => Terms));

export const Component = () => (
  <>
    <PageMeta
      title="Terms of Service"
      description={`The agreement between you and ${brand.name}: accounts, courses, prices, refunds, fair use, and the law that applies.`}
    />
    <Text />
  </>
);
