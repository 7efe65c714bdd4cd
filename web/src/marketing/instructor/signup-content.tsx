import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { contactFacts } from '../facts/contact.ts';
import { StepList } from '../sections/step-list.tsx';

const next = [
  {
    title: 'We read it',
    description: `A person, not a filter, within ${contactFacts.responseHours} business hours.`,
  },
  { title: 'We talk', description: 'For an hour, about your learners, the first section and the terms.' },
  {
    title: 'You write one section',
    description: 'We build it and show it to learners before either of us commits to more.',
  },
  {
    title: 'We publish the course',
    description: 'The other sections follow the same steps. You see every change before it goes live.',
  },
];

/** The introduction of the page to apply as an instructor. */
export const SignupIntroduction = () => (
  <>
    <PageTitle lead="Five minutes now. If it looks like a fit, we email you to set up a call.">
      Apply to teach
    </PageTitle>
    <p className="note above-24">
      <Link to={paths.instructor()}>Read about money and rights first</Link>
    </p>
  </>
);

/** What follows an application. */
export const SignupSteps = () => (
  <section aria-labelledby="next-title">
    <h2 id="next-title" className="title below-24">
      What happens next
    </h2>
    <StepList steps={next} />
  </section>
);
