import { CourseBrowser } from '../features/catalog/list/course-browser.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

export const Component = () => (
  <>
    <PageMeta
      title="AI courses"
      description="Courses about prompting, generative AI, machine learning, agents, data and strategy. Filter by topic, level, length and price; many are free."
    />
    <CourseBrowser />
  </>
);
