import { Link } from 'react-router-dom';
import { BreadcrumbData } from '#web/src/lib/breadcrumb-data.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { contactFacts } from '../facts/contact.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { StepList } from '../sections/step-list.tsx';

const next = [
  {
    title: 'We read it',
    description: 'Someone who makes courses here reads it, not a filter. You hear from us either way, with a reason.',
    takes: `${contactFacts.responseHours} business hours`,
  },
  { title: 'We talk', description: 'About your learners, the first section, and the terms.', takes: '1 hour' },
  {
    title: 'You write one section',
    description: 'We build it and show it to learners before either of us commits to more.',
  },
  {
    title: 'We publish the course',
    description: 'The other sections follow the same steps. You see every change before it goes live.',
  },
];

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
      lead="Five minutes now, and a call if it could be a fit."
      note={<Link to={paths.instructor()}>Terms for instructors</Link>}
      picture={
        <section aria-labelledby="next-title">
          <h2 id="next-title" className="title below-24">
            What happens next
          </h2>
          <StepList steps={next} />
        </section>
      }
      hasTallPicture
    />
  </>
);
