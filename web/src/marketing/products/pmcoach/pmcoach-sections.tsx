import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { figures } from '#web/src/marketing/facts/figures.ts';
import { monthly, pmCoachPrice } from '#web/src/marketing/facts/prices.ts';
import { pmCoachFigures } from '#web/src/marketing/facts/tool-figures.ts';
import { CallToAction } from '#web/src/marketing/sections/call-to-action.tsx';
import { FaqSection } from '#web/src/marketing/sections/faq-section.tsx';
import { PriceTable } from '#web/src/marketing/sections/price-table.tsx';
import { StepRow } from '#web/src/marketing/sections/step-row.tsx';
import { StickyHeadingSection } from '#web/src/marketing/sections/sticky-heading-section.tsx';
import { CourseCallout } from '../course-callout.tsx';
import { ScenarioTable } from './scenario-table.tsx';

const steps = [
  {
    title: 'Set the scene',
    description: 'Who is in the room, what they want, what they already know, and how their week has been.',
  },
  {
    title: 'Talk',
    description: 'Type or speak. The other side interrupts, changes the subject and goes quiet, as people do.',
  },
  {
    title: 'Read it back',
    description: 'The moments that changed the room, each with what you said and what you could have said.',
  },
  {
    title: 'Do it again',
    description: 'Same people, worse mood. If it works then, it will work on Thursday.',
  },
];

const questions = [
  {
    question: 'Is it only for project managers?',
    answer: (
      <p>
        The scenarios come from projects, but anyone who has to say no to someone above them will recognize the people
        in them.
      </p>
    ),
  },
  {
    question: 'Can I bring my own stakeholder?',
    answer: (
      <p>
        Yes. Describe their role, interests and temper, without names. PMCoach plays the person, and you correct it when
        it is off.
      </p>
    ),
  },
  {
    question: 'What does it cost?',
    answer: (
      <p>
        {monthly(pmCoachPrice)} for one person, with all {pmCoachFigures.scenarios} scenarios.{' '}
        <Link to={paths.contact()}>Write to us</Link> for teams.
      </p>
    ),
  },
] as const;

/** PMCoach's page below the demo. */
export const PmcoachSections = () => (
  <>
    <StickyHeadingSection
      id="scenarios-title"
      variant="dark"
      title={`${pmCoachFigures.scenarios} conversations no one likes to have`}
      lead="Sorted by what is at stake. Six of them, with the sentence they open with:"
    >
      <ScenarioTable />
    </StickyHeadingSection>
    <StepRow id="steps-title" title="A quarter of an hour, twice" steps={steps} />
    <StickyHeadingSection id="price-title" title="One price">
      <PriceTable
        caption="Price of PMCoach"
        headings={['What', 'Price', 'To start']}
        rows={[
          {
            name: 'PMCoach for one person',
            description: `All ${pmCoachFigures.scenarios} scenarios and your own`,
            price: monthly(pmCoachPrice),
            start: 'Talk to us',
          },
          { name: 'For a whole team', to: paths.enterprise(), price: 'see Enterprise', start: 'Talk to us' },
        ]}
      />
    </StickyHeadingSection>
    <CourseCallout courseId="stakeholder-conversations" name="Stakeholder Conversations" title="The craft behind it">
      The course Stakeholder Conversations explains what PMCoach listens for: interests, framing, and the order in which
      things are said.
    </CourseCallout>
    <FaqSection items={questions} />
    <CallToAction
      heading="Which conversation are you putting off?"
      description="Tell us which one it is. We set up the scenario with you."
      statistics={[
        { number: pmCoachFigures.scenarios, counts: 'scenarios' },
        { number: monthly(pmCoachPrice), counts: 'for one person' },
        { number: figures.satisfaction, counts: 'satisfaction with our training' },
      ]}
    />
  </>
);
