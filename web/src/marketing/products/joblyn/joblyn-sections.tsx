import { CalendarClock, Mic, Repeat, Scale } from 'lucide-react';
import { joblynIndustries } from '#web/src/marketing/facts/joblyn-industries.ts';
import { trialDays, trialLabel } from '#web/src/marketing/facts/prices.ts';
import { joblynFigures } from '#web/src/marketing/facts/tool-figures.ts';
import { CallToAction } from '#web/src/marketing/sections/call-to-action.tsx';
import { ChipList } from '#web/src/marketing/sections/chip-list.tsx';
import { FaqSection } from '#web/src/marketing/sections/faq-section.tsx';
import { FeatureGrid } from '#web/src/marketing/sections/feature-grid.tsx';
import { StepRow } from '#web/src/marketing/sections/step-row.tsx';
import { StickyHeadingSection } from '#web/src/marketing/sections/sticky-heading-section.tsx';
import { CourseCallout } from '../course-callout.tsx';

const steps = [
  { title: 'Say what you are applying for', description: 'Industry, role, and the job posting if there is one.' },
  {
    title: 'Answer out loud',
    description: 'Questions come as in an interview: one after another, some of them twice.',
  },
  { title: 'Read what was heard', description: 'Your words, with the ones to keep and the ones to change.' },
  { title: 'Answer again', description: 'The second answer is usually half as long. That is the point.' },
];

const features = [
  {
    icon: Mic,
    title: 'Spoken or typed',
    description: 'Practice with the microphone for the real thing, or type where you cannot talk.',
  },
  {
    icon: Scale,
    title: 'A checklist you can read',
    description: 'Every remark names the point it comes from. No score without a reason.',
  },
  {
    icon: Repeat,
    title: 'Questions that come back',
    description: 'Questions you struggled with return a few days later, worded differently.',
  },
  {
    icon: CalendarClock,
    title: 'A plan up to the day',
    description: 'Say when the interview is, and practice is spread over the days that are left.',
  },
];

const questions = [
  {
    question: 'What does “Alpha” mean for me?',
    answer: (
      <p>
        Joblyn works and people use it, but it is still changing: we add questions, feedback gets sharper, and now and
        then something breaks. Tell us when it does.
      </p>
    ),
  },
  {
    question: 'What does it cost?',
    answer: <p>There is a {trialLabel}, with no card required. For a team or a school, contact us.</p>,
  },
  {
    question: 'Will it write my answers?',
    answer: (
      <p>
        No. It shows what is missing and asks you to say it again. You forget answers you did not come up with yourself.
      </p>
    ),
  },
] as const;

/** Joblyn's page below the demo. */
export const JoblynSections = () => (
  <>
    <StickyHeadingSection
      id="industries-title"
      variant="dark"
      title={`${joblynFigures.questions} questions from ${joblynFigures.industries} industries`}
      lead="A nurse and a network engineer get different questions. Industries include:"
    >
      <ChipList label="Industries" items={joblynIndustries} />
    </StickyHeadingSection>
    <StepRow id="steps-title" title="Four rounds to a good answer" steps={steps} />
    <FeatureGrid id="features-title" title="Made for the days before the interview" features={features} />
    <CourseCallout
      courseId="interviewing-for-ai-roles"
      name="Interviewing for AI Roles"
      title="Applying for a job in AI?"
    >
      The free course Interviewing for AI Roles covers what these interviews ask about: systems, models, evaluation, and
      the project you will be asked to take apart.
    </CourseCallout>
    <FaqSection items={questions} />
    <CallToAction
      heading="The first answer is the hardest"
      description={`Give it here, not there. ${trialDays} days free, no card.`}
      statistics={[
        { number: joblynFigures.questions, counts: 'questions' },
        { number: joblynFigures.industries, counts: 'industries' },
        { number: `${trialDays} days`, counts: 'free trial' },
      ]}
    />
  </>
);
