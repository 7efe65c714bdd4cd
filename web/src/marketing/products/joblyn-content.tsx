import { paths } from '#web/src/lib/paths.ts';
import { Section } from '#web/src/ui/section.tsx';
import { joblynIndustries } from '../facts/joblyn-industries.ts';
import { trialDays, trialLabel } from '../facts/prices.ts';
import { joblynFigures } from '../facts/tool-figures.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { ChipList } from '../sections/chip-list.tsx';
import { FaqSection } from '../sections/faq-section.tsx';
import { ProductWindow } from '../sections/product-window.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { StepRow } from '../sections/step-row.tsx';
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
      <p className={`${styles.question} ${styles.asked}`}>
        A carrier cancels on Friday at five. Walk me through your evening.
      </p>
      <svg
        viewBox="0 0 288 36"
        className={`full line-drawing ${styles.wave}`}
        strokeWidth="2"
        preserveAspectRatio="none"
        aria-hidden
      >
        <path d={bars} />
      </svg>
      <p className={`body ${styles.answer}`}>
        First I called the two customers whose goods spoil. <mark className={styles.good}>Eleven pallets</mark> went on
        a van we already had. <mark className={styles.mend}>We sort of handled</mark> the rest on Saturday.
      </p>
    </div>
    <ul className={`line-above lines ground-sunken ${styles.remarks}`}>
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
    facts={[trialLabel, 'no card']}
    picture={<InterviewIllustration />}
  />
);

/** Two roles, each with a question specific to it. */
const samples = [
  {
    role: 'A nurse hears',
    question: 'Two patients call at once. Who do you go to first, and what do you tell the other?',
  },
  {
    role: 'A network engineer hears',
    question: 'Half a building is offline and the logs look clean. Where do you look?',
  },
] as const;

const Industries = () => (
  <Section variant="dark" labelledBy="industries-title">
    <SectionHead
      id="industries-title"
      title={`${joblynFigures.questions} questions from ${joblynFigures.industries} industries`}
    />
    <div className={`stack-32 one-column halves ${styles.samples}`}>
      {samples.map(({ role, question }) => (
        <figure key={role} className="stack-12 top">
          <figcaption className="muted">{role}</figcaption>
          <blockquote className={styles.question}>“{question}”</blockquote>
        </figure>
      ))}
    </div>
    <p className="muted below-16">Industries include</p>
    <ChipList label="Industries" items={joblynIndustries} />
  </Section>
);

const steps = [
  {
    title: 'Say what you’re applying for',
    description: 'Your industry, your role, and the job posting if you have it.',
  },
  {
    title: 'Answer out loud',
    description:
      'Talk into the microphone, or type where you can’t. Questions come one after another, as in an interview.',
  },
  { title: 'Read what Joblyn heard', description: 'Your words, with the ones to keep and the ones to change.' },
  {
    title: 'Answer again',
    description:
      'Questions with a weak answer come back a few days later, reworded. The second answer is usually half as long.',
  },
];

const questions = [
  {
    question: 'What does “Alpha” mean for me?',
    answer: (
      <p>
        Joblyn works and people use it, but it’s still changing: we add questions, sharpen the feedback, and now and
        then break something. Tell us when we do.
      </p>
    ),
  },
  {
    question: 'What does it cost?',
    answer: <p>Start with a {trialLabel}, no card. For a team or a school, contact us.</p>,
  },
  {
    question: 'Will it write my answers?',
    answer: (
      <p>No. It shows what’s missing and asks you to say it again. You remember the answers you found yourself.</p>
    ),
  },
] as const;

/** Joblyn's page below the demo. */
export const JoblynSections = () => (
  <>
    <Industries />
    <StepRow id="steps-title" title="Four rounds to a good answer" steps={steps} />
    <CourseCallout
      courseId="interviewing-for-ai-roles"
      name="Interviewing for AI Roles"
      title="Applying for a job in AI?"
    >
      The free course Interviewing for AI Roles covers what these interviews ask: systems, models, evaluation, and the
      project they’ll take apart with you.
    </CourseCallout>
    <FaqSection items={questions} />
    <CallToAction
      heading="The first answer is the hardest"
      description={`Give it here, not in the interview. ${trialDays} days free, no card.`}
    />
  </>
);
