import { BreadcrumbData } from '../site/breadcrumb-data.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { paths } from '../site/paths.ts';
import { staticPart } from '../site/static-part.tsx';

const Content = staticPart(() =>
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
