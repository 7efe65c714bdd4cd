import { brand } from '../../../contract/brand.ts';
import { PageMeta } from '../site/page-meta.tsx';
import { staticPart } from '../site/static-part.tsx';

const Top = staticPart(() => import('../marketing/about/about-top.tsx').then(({ AboutTop }) => AboutTop));
const Rest = staticPart(() => import('../marketing/about/about-rest.tsx').then(({ AboutRest }) => AboutRest));

export const Component = () => (
  <>
    <PageMeta
      title="About us"
      description={`How an evening class became ${brand.name}: the story, what is different here, what has come of it, and who is behind it.`}
    />
    <Top />
    <Rest />
  </>
);
