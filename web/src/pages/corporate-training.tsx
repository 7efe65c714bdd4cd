import { lazyIsland } from '../islands/lazy-island.tsx';
import { staticIsland } from '../islands/static-island.tsx';
import { BreadcrumbData } from '../lib/breadcrumb-data.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';

const Content = staticIsland(() =>
  import('../marketing/training/corporate-content.tsx').then(({ CorporateContent }) => CorporateContent),
);
const Inquiry = lazyIsland(() =>
  import('../marketing/forms/corporate-inquiry.tsx').then(({ CorporateInquiry }) => CorporateInquiry),
);

export const Component = () => (
  <>
    <PageMeta
      title="Corporate AI training"
      description="Executive AI Leadership and Technical AI Implementation: two programs for a whole company, on-site or virtual, for nine people or for hundreds in one day."
    />
    <BreadcrumbData trail={[{ name: 'Corporate training', path: paths.corporateTraining() }]} />
    <Content />
    <Inquiry />
  </>
);
