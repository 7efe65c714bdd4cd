import { CourseBrowser } from '../features/catalogue/list/course-browser.tsx';
import { PageMeta } from '../site/page-meta.tsx';

export const Component = () => (
  <>
    <PageMeta
      title="AI courses"
      description="Courses about prompting, generative AI, machine learning, agents, data and strategy. Filter by topic, level, length and price; many are free."
    />
    <CourseBrowser />
  </>
);
