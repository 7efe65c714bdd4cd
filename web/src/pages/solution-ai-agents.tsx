import { staticIsland } from '../islands/static-island.tsx';
import { BreadcrumbData } from '../lib/breadcrumb-data.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';

const Content = staticIsland(() =>
  import('../marketing/solutions/ai-agents-content.tsx').then(({ AiAgentsContent }) => AiAgentsContent),
);

export const Component = () => (
  <>
    <PageMeta
      title="Industrial AI assistant"
      description="An agent that reads sensor data, manuals and past reports, proposes the next step with its source, and leaves the decision to people."
    />
    <BreadcrumbData
      trail={[
        { name: 'Solutions', path: paths.solutions() },
        { name: 'Industrial AI Assistant', path: paths.solution('ai-agents-solutions') },
      ]}
    />
    <Content />
  </>
);
