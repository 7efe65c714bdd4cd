import { staticIsland } from '../islands/static-island.tsx';
import { BreadcrumbData } from '../lib/breadcrumb-data.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';

const Content = staticIsland(() =>
  import('../marketing/enterprise/custom-content.tsx').then(({ CustomContent }) => CustomContent),
);

export const Component = () => (
  <>
    <PageMeta
      title="Custom AI development"
      description="A system built for one of your processes: an evaluation set first, then working software every two weeks, handed over with everything you need to run it."
    />
    <BreadcrumbData
      trail={[
        { name: 'Enterprise', path: paths.enterprise() },
        { name: 'Custom AI development', path: paths.enterpriseCustom() },
      ]}
    />
    <Content />
  </>
);
