import { BadgeCheck, Layers, Link2, PencilRuler } from 'lucide-react';
import { brand } from '../../../../contract/brand.ts';
import { FeatureList } from '../sections/feature-list.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import styles from './story.module.css';

const advantages = [
  {
    icon: PencilRuler,
    title: 'Your work is the exercise',
    description:
      'Lessons take minutes and end with something to do on an email, a plan or a table that you have anyway. The result is yours to keep.',
  },
  {
    icon: Link2,
    title: 'Answers with a source',
    description:
      'The assistant names the lecture and the moment an answer comes from. When the courses do not say it, neither does the assistant.',
  },
  {
    icon: Layers,
    title: 'One team for both halves',
    description:
      'Those who write the courses also build the tools. What learners get wrong twice becomes a question the tool asks.',
  },
  {
    icon: BadgeCheck,
    title: 'Proof instead of praise',
    description:
      'A certificate can be checked by anybody, in their own browser. Prices, limits and what we keep about you stand where you look for them.',
  },
];

export const Story = () => (
  <>
    <StickyHeadingSection id="story-title" title="It began with a wrong answer">
      <div className={styles.story}>
        <p className={styles.opening}>
          In an evening class on writing, somebody brought a letter that an assistant had composed. It was polite,
          clear, and named a law that does not exist. Nobody in the room had noticed.
        </p>
        <p>
          The next evening was about nothing else: what these systems are, why they sound the same when they are right
          and when they are wrong, and how to find out in five minutes. People asked for a second evening, then for a
          course, then whether their office could come along.
        </p>
        <p>
          {brand.name} is that class, grown up. We still write every example by hand, still start with what can go
          wrong, and still measure a lesson by what people do on the morning after.
        </p>
      </div>
    </StickyHeadingSection>
    <StickyHeadingSection
      id="advantages-title"
      title="What is different here"
      lead="Four habits from the classroom that we did not give up."
    >
      <FeatureList features={advantages} />
    </StickyHeadingSection>
  </>
);
