import { staticIsland } from '../islands/static-island.tsx';
import { BreadcrumbData } from '../lib/breadcrumb-data.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';

const Content = staticIsland(() =>
  import('../marketing/training/team-content.tsx').then(({ TeamContent }) => TeamContent),
);

export const Component = () => (
  <>
    <PageMeta
      title="AI training for teams"
      description="Leadership in two days, business applications in three, a developer bootcamp in five: on-site, virtual or hybrid, with tasks from your own week."
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
