import { contactFacts } from '../marketing/facts/contact.ts';
import { laterPart } from '../site/later-part.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { staticPart } from '../site/static-part.tsx';

const Top = staticPart(() => import('../marketing/instructor/signup-top.tsx').then(({ SignupTop }) => SignupTop));
const Form = laterPart(() =>
  import('../marketing/forms/instructor-form.tsx').then(({ InstructorForm }) => InstructorForm),
);
const Rest = staticPart(() => import('../marketing/instructor/signup-rest.tsx').then(({ SignupRest }) => SignupRest));

export const Component = () => (
  <>
    <PageMeta
      title="Apply to teach"
      description={`Tell us what you would teach and for whom. A person reads your application and answers within ${contactFacts.responseHours} business hours.`}
    />
    <Top />
    <Form />
    <Rest />
  </>
);
