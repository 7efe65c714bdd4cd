import { CalendarClock, Mic, Repeat, Scale } from 'lucide-react';
import { paths } from '#web/src/lib/paths.ts';
import { joblynIndustries } from '../facts/joblyn-industries.ts';
import { trialDays, trialLabel } from '../facts/prices.ts';
import { joblynFigures } from '../facts/tool-figures.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { ChipList } from '../sections/chip-list.tsx';
import { FaqSection } from '../sections/faq-section.tsx';
import { FeatureGrid } from '../sections/feature-grid.tsx';
import { ProductWindow } from '../sections/product-window.tsx';
import { StepRow } from '../sections/step-row.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import { ToolMark } from '../tool-mark/tool-mark.tsx';
import { CourseCallout } from './course-callout.tsx';
import styles from './joblyn-content.module.css';
import { ProductHero } from './product-hero.tsx';

const bars = Array.from({ length: 48 }, (_, bar) => {
  const height = 4 + Math.abs(Math.sin(bar * 0.7) * Math.cos(bar * 0.23)) * 28;
  return `M${bar * 6 + 3} ${(18 - height / 2).toFixed(1)}v${height.toFixed(1)}`;
}).join('');

/** A practice interview: the question, the spoken answer, and two remarks on it. */
const InterviewIllustration = () => (
  <ProductWindow
    inert
    title={
      <>
        <ToolMark slug="joblyn" size={32} /> Logistics, operations lead
      </>
    }
    status="1:24"
  >
    <div className="stack-16 padded-24">
      <p className="mono">Question 4 of 9</p>
      <p className={styles.question}>A carrier cancels on Friday at five. Walk me through your evening.</p>
      <svg viewBox="0 0 288 36" className={styles.wave} preserveAspectRatio="none" aria-hidden>
        <path d={bars} />
      </svg>
      <p className={styles.answer}>
        First I called the two customers whose goods spoil. <mark className={styles.good}>Eleven pallets</mark> went on
        a van we already had. <mark className={styles.mend}>We sort of handled</mark> the rest on Saturday.
      </p>
    </div>
    <ul className={`line-above lines ${styles.remarks}`}>
      <li>
        <span className={styles.good}>Keep</span> A number the interviewer will remember.
      </li>
      <li>
        <span className={styles.mend}>Change</span> Who handled it, and how? Say what you did.
      </li>
    </ul>
  </ProductWindow>
);

export const JoblynHero = () => (
  <ProductHero
    slug="joblyn"
    title="Have the interview before the interview"
    lead="Joblyn asks what your industry asks, listens to your answer, and shows you the sentence to change."
    action={{ text: 'Start Free Trial', to: paths.contact() }}
    picture={<InterviewIllustration />}
  />
);

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
