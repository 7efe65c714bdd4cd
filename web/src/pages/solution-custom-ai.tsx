import { BreadcrumbData } from '../site/breadcrumb-data.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { paths } from '../site/paths.ts';
import { staticPart } from '../site/static-part.tsx';

const Content = staticPart(() =>
  import('../marketing/solutions/custom-ai-content.tsx').then(({ CustomAiContent }) => CustomAiContent),
);

export const Component = () => (
  <>
    <PageMeta
      title="Video translation suite"
      description="Training films, announcements and product videos in every language of your sites: voice, lips and captions together, reviewed before publishing."
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
