import { staticIsland } from '../islands/static-island.tsx';
import { BreadcrumbData } from '../lib/breadcrumb-data.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';

const Content = staticIsland(() =>
  import('../marketing/solutions/custom-ai-content.tsx').then(({ CustomAiContent }) => CustomAiContent),
);

export const Component = () => (
  <>
    <PageMeta
      title="Video translation suite"
      description="Training videos, announcements and product videos in every language spoken at your sites: voice, lips and captions together, reviewed before publishing."
    />
    <BreadcrumbData
      trail={[
        { name: 'Solutions', path: paths.solutions() },
        { name: 'Video Translation Suite', path: paths.solution('custom-ai-solutions') },
      ]}
    />
    <Content />
  </>
);
