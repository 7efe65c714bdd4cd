import { lazyIsland } from '../islands/lazy-island.tsx';
import { staticIsland } from '../islands/static-island.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { contactFacts } from '../marketing/facts/contact.ts';

const Top = staticIsland(() =>
  import('../marketing/instructor/signup-content.tsx').then(({ SignupHero }) => SignupHero),
);
const Form = lazyIsland(() =>
  import('../marketing/forms/message-forms.tsx').then(({ InstructorForm }) => InstructorForm),
);

export const Component = () => (
  <>
    <PageMeta
      title="Apply to teach"
      description={`Tell us what you would teach and for whom. A person reads your application and replies within ${contactFacts.responseHours} business hours.`}
    />
    <Top />
    <Form />
  </>
);
