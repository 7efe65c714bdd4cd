import { BreadcrumbData } from '../site/breadcrumb-data.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { paths } from '../site/paths.ts';
import { staticPart } from '../site/static-part.tsx';

const Content = staticPart(() =>
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
