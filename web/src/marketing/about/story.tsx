import { BadgeCheck, Layers, Link2, PencilRuler } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { FeatureList } from '../sections/feature-list.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import styles from './story.module.css';

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
      'The assistant names the lecture and the moment an answer comes from. If the courses do not cover it, the assistant says so.',
  },
  {
    icon: Layers,
    title: 'One team for both halves',
    description:
      'The people who write the courses also build the tools. What learners get wrong twice becomes a question the tool asks.',
  },
  {
    icon: BadgeCheck,
    title: 'Proof instead of praise',
    description:
      'Anyone can verify a certificate in their own browser. Prices, limits and what we store about you are where you expect them.',
  },
];

export const Story = () => (
  <>
    <StickyHeadingSection id="story-title" title="It began with a wrong answer">
      <div className={styles.story}>
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
    <StickyHeadingSection id="advantages-title" title="What is different here" lead="Four classroom habits we kept.">
      <FeatureList features={advantages} />
    </StickyHeadingSection>
  </>
);
