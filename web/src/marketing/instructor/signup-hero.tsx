import { BreadcrumbData } from '#web/src/lib/breadcrumb-data.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { contactFacts } from '../facts/contact.ts';
import { PageHero } from '../sections/page-hero.tsx';

export const SignupHero = () => (
  <>
    <BreadcrumbData
      trail={[
        { name: 'Teach with us', path: paths.instructor() },
        { name: 'Apply to teach', path: paths.instructorSignup() },
      ]}
    />
    <PageHero
      title="Apply to teach"
      lead={`Five minutes now, a reply within ${contactFacts.responseHours} business hours, and a call if it could be a fit.`}
    />
  </>
);
