import { StepList } from '../sections/step-list.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';

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
  <StickyHeadingSection
    id="turns-title"
    title="Four times we changed course"
    lead="Each time because of something learners showed us."
  >
    <StepList steps={pivots} />
  </StickyHeadingSection>
);
