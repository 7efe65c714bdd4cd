import { staticIsland } from '../islands/static-island.tsx';
import { BreadcrumbData } from '../lib/breadcrumb-data.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';

const Content = staticIsland(() =>
  import('../marketing/enterprise/enterprise-content.tsx').then(({ EnterpriseContent }) => EnterpriseContent),
);

export const Component = () => (
  <>
    <PageMeta
      title="Enterprise deployment"
      description="The five tools and all courses for your organization: multi-tenant cloud, private cloud or on-premise, with single sign-on and an admin dashboard."
    />
    <BreadcrumbData trail={[{ name: 'Enterprise', path: paths.enterprise() }]} />
    <Content />
  </>
);
