import { lazyIsland } from '../islands/lazy-island.tsx';
import { staticIsland } from '../islands/static-island.tsx';
import { BreadcrumbData } from '../lib/breadcrumb-data.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import { contactFacts } from '../marketing/facts/contact.ts';
import { FormHero } from '../marketing/sections/form-hero.tsx';

const Introduction = staticIsland(() =>
  import('../marketing/instructor/signup-content.tsx').then(({ SignupIntroduction }) => SignupIntroduction),
);
const Details = staticIsland(() =>
  import('../marketing/instructor/signup-content.tsx').then(({ SignupSteps }) => SignupSteps),
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
    <BreadcrumbData
      trail={[
        { name: 'Teach with us', path: paths.instructor() },
        { name: 'Apply to teach', path: paths.instructorSignup() },
      ]}
    />
    <FormHero introduction={<Introduction />} form={<Form />} details={<Details />} />
  </>
);
