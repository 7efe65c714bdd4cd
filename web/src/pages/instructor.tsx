import { staticIsland } from '../islands/static-island.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

const Top = staticIsland(() =>
  import('../marketing/instructor/instructor-content.tsx').then(({ InstructorHero }) => InstructorHero),
);
const Rest = staticIsland(() =>
  import('../marketing/instructor/instructor-content.tsx').then(({ InstructorSections }) => InstructorSections),
);

export const Component = () => (
  <>
    <PageMeta
      title="Teach with us"
      description="You write, we build: recording, captions, quizzes, emails and certificates for instructors, with terms, standards and steps stated plainly."
    />
    <Top />
    <Rest />
  </>
);
