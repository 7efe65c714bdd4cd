import { PageMeta } from '../site/page-meta.tsx';
import { staticPart } from '../site/static-part.tsx';

const Top = staticPart(() =>
  import('../marketing/instructor/instructor-top.tsx').then(({ InstructorTop }) => InstructorTop),
);
const Rest = staticPart(() =>
  import('../marketing/instructor/instructor-rest.tsx').then(({ InstructorRest }) => InstructorRest),
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
