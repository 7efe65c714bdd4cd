import { BadgeCheck, Layers, Link2, PencilRuler } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Portrait } from '#web/src/ui/cover/cover.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { FeatureList } from '../sections/feature-list.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { StepRow } from '../sections/step-row.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import styles from './story.module.css';

const founder = 'Ruth Calloway';

const advantages = [
  {
    icon: PencilRuler,
    title: 'Your work is the exercise',
    description:
      'Lessons take minutes and end with something to do on an email, a plan or a spreadsheet you already have. The result is yours to keep.',
  },
  {
    icon: Link2,
    title: 'Answers with a source',
    description:
      'The assistant names the lesson and the second its answer comes from. If the courses do not cover it, the assistant says so.',
  },
  {
    icon: Layers,
    title: 'One team for courses and tools',
    description:
      'The people who write the courses also build the tools. A mistake that learners make twice becomes a question the tool asks.',
  },
  {
    icon: BadgeCheck,
    title: 'Proof, not praise',
    description:
      'Anyone can verify a certificate in their own browser. Prices, limits and what we store about you are where you expect them.',
  },
];

export const Story = () => (
  <>
    <StickyHeadingSection id="story-title" title="It began with a wrong answer">
      <div className={`stack-24 muted ${styles.story}`}>
        <p className={styles.opening}>
          In an evening class on writing, someone brought in a letter that an AI assistant had written. It was polite
          and clear, and it cited a law that does not exist. No one in the room had noticed.
        </p>
        <p>
          The next evening was about nothing else: what these systems are, why they sound the same whether they are
          right or wrong, and how to tell in five minutes. People asked for a second evening, then for a course, then
          whether their coworkers could join.
        </p>
        <p>
          {brand.name} is that class, grown up. We still write every example by hand, still start with what can go
          wrong, and still judge a lesson by what people do the next morning.
        </p>
      </div>
    </StickyHeadingSection>
    <Section labelledBy="advantages-title">
      <SectionHead id="advantages-title" title="What is different here" lead="Four classroom habits we kept." />
      <FeatureList features={advantages} />
    </Section>
  </>
);

export const Founder = () => (
  <Section labelledBy="founder-title">
    <div className="grid one-column four-eight align-center gap-32-64">
      <Portrait name={founder} className={styles.portrait} />
      <div className={`stack-16 ${styles.founder}`}>
        <h2 id="founder-title">{founder}, founder</h2>
        <p className="muted">
          Ruth taught evening classes in statistics, writing and office software, mostly to people who had been told
          that they were not technical. The letter with the invented law came up in one of those classes.
        </p>
        <p className="muted">
          She still teaches. Every example in her courses is written by hand, and she keeps a folder of her own worst
          prompts for class, because a teacher who never fails has nothing to show.
        </p>
        <p className="above-8">
          <Link to={paths.course('ai-literacy-in-ten-days')}>Her course: AI Literacy in Ten Days</Link>
        </p>
      </div>
    </div>
  </Section>
);

const pivots = [
  {
    title: 'From an evening class to courses',
    description:
      'The class could hold twenty people. Recorded in short lessons, with the exercises kept, it could hold everyone who asked.',
  },
  {
    title: 'From one evening to one section at a time',
    description:
      'People who watched everything in one night remembered little. Courses by email open a section every few days and leave time to practice.',
  },
  {
    title: 'From lessons to tools',
    description:
      'Learners came back with the same five jobs: plan, dub, write, rehearse, persuade. Each became a tool that does the job the way the lesson teaches it.',
  },
  {
    title: 'From people to organizations',
    description:
      'Companies wanted what their people already used, with their own sign-on and on their own systems. So the tools run there, too.',
  },
];

export const Pivots = () => (
  <StepRow
    id="turns-title"
    title="Four changes of course"
    lead="Each time because of something learners showed us."
    steps={pivots}
  />
);
