import { FileText, MessageSquareText, PencilLine, Users } from 'lucide-react';
import { planFrameworks, planQuestions } from '#web/src/marketing/facts/plan-frameworks.ts';
import { trialDays } from '#web/src/marketing/facts/prices.ts';
import { CallToAction } from '#web/src/marketing/sections/call-to-action.tsx';
import { FaqSection } from '#web/src/marketing/sections/faq-section.tsx';
import { FeatureGrid } from '#web/src/marketing/sections/feature-grid.tsx';
import { StickyHeadingSection } from '#web/src/marketing/sections/sticky-heading-section.tsx';
import { CourseCallout } from '../course-callout.tsx';
import { FrameworkTable } from './framework-table.tsx';

const features = [
  {
    icon: MessageSquareText,
    title: 'One question at a time',
    description: 'Each question asks for something you can observe. Vague answers get a second, smaller question.',
  },
  {
    icon: PencilLine,
    title: 'Your words, tidied up',
    description:
      'Plan shortens and sorts what you said. It adds nothing you did not say, and you can change every note.',
  },
  {
    icon: Users,
    title: 'Answer together',
    description: 'Run the questions in a workshop: read them out, type what the room agrees on, mark what it does not.',
  },
  {
    icon: FileText,
    title: 'A page to hand over',
    description: 'The finished framework fits on one sheet, with the open questions listed under it.',
  },
];

const questions = [
  {
    question: 'Do I need to know the frameworks?',
    answer: (
      <p>
        No. Each question says what it is for and shows a sample answer from another industry. After the first framework
        you will know it well enough to argue with it.
      </p>
    ),
  },
  {
    question: 'Can I stop in the middle?',
    answer: (
      <p>Yes. Answers are saved as you give them, and you continue with the next question whenever you return.</p>
    ),
  },
  {
    question: 'What does the trial include?',
    answer: (
      <p>
        All {planFrameworks.length} frameworks and all {planQuestions} questions for {trialDays} days. It needs no card,
        so nothing is charged when it ends.
      </p>
    ),
  },
] as const;

/** Plan's page below the demo. */
export const PlanSections = () => (
  <>
    <StickyHeadingSection
      id="frameworks-title"
      variant="dark"
      title="Three frameworks, each for one kind of question"
      lead="Start with the question that keeps you up at night."
    >
      <FrameworkTable />
    </StickyHeadingSection>
    <FeatureGrid id="features-title" title="What it is like to work with" features={features} />
    <CourseCallout
      courseId="ai-strategy-for-executives"
      name="AI Strategy for Executives"
      title="From the framework to the decision"
    >
      The course AI Strategy for Executives takes the next step: which of the opportunities to pay for, what each will
      cost, and how to tell after a quarter whether it worked.
    </CourseCallout>
    <FaqSection items={questions} />
    <CallToAction
      heading="Bring your own business"
      description={`All of Plan for ${trialDays} days, no card. Tell us what you are deciding, and we set it up.`}
      statistics={[
        { number: String(planFrameworks.length), counts: 'frameworks' },
        { number: String(planQuestions), counts: 'questions' },
        { number: `${trialDays} days`, counts: 'free trial' },
      ]}
    />
  </>
);
