import { BreadcrumbData } from '../site/breadcrumb-data.tsx';
import { laterPart } from '../site/later-part.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { paths } from '../site/paths.ts';
import { staticPart } from '../site/static-part.tsx';

const Top = staticPart(() =>
  import('../marketing/training/corporate-top.tsx').then(({ CorporateTop }) => CorporateTop),
);
const Inquiry = laterPart(() =>
  import('../marketing/forms/corporate-inquiry.tsx').then(({ CorporateInquiry }) => CorporateInquiry),
);
const Rest = staticPart(() =>
  import('../marketing/training/corporate-rest.tsx').then(({ CorporateRest }) => CorporateRest),
);

export const Component = () => (
  <>
    <PageMeta
      title="Corporate AI training"
      description="Executive AI Leadership and Technical AI Implementation: two programs for a whole company, on-site or virtual, for nine people or for hundreds in one day."
    />
    <BreadcrumbData trail={[{ name: 'Corporate training', path: paths.corporateTraining() }]} />
    <Top />
    <Inquiry />
    <Rest />
  </>
);
