import { BreadcrumbData } from '../site/breadcrumb-data.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { paths } from '../site/paths.ts';
import { staticPart } from '../site/static-part.tsx';

const Content = staticPart(() =>
  import('../marketing/training/team-content.tsx').then(({ TeamContent }) => TeamContent),
);

export const Component = () => (
  <>
    <PageMeta
      title="AI training for teams"
      description="Leadership in two days, business applications in three, a developer bootcamp in five: on-site, virtual or hybrid, with the tasks of your own week."
    />
    <BreadcrumbData
      trail={[
        { name: 'Enterprise', path: paths.enterprise() },
        { name: 'Team training', path: paths.enterpriseTraining() },
      ]}
    />
    <Content />
  </>
);
