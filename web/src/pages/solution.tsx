import { staticIsland } from '../islands/static-island.tsx';
import { BreadcrumbData } from '../lib/breadcrumb-data.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';

const Content = staticIsland(() =>
  import('../marketing/solutions/solutions-content.tsx').then(({ SolutionsContent }) => SolutionsContent),
);

export const Component = () => (
  <>
    <PageMeta
      title="AI solutions"
      description="Real-time translation, an assistant for industry, and a video translation suite: what they do, where they are used, and how a first project runs."
    />
    <BreadcrumbData trail={[{ name: 'Solutions', path: paths.solutions() }]} />
    <Content />
  </>
);
