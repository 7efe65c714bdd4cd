import { Database, FileSearch, Gauge, Workflow } from 'lucide-react';
import { paths } from '#web/src/lib/paths.ts';
import { developmentSteps } from '../facts/custom-development.ts';
import { figures } from '../facts/figures.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FaqSection } from '../sections/faq-section.tsx';
import { FeatureList } from '../sections/feature-list.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Split } from '../sections/split.tsx';
import { StepList } from '../sections/step-list.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import { EvaluationIllustration } from './evaluation-illustration.tsx';
import { HandoverIllustration } from './handover-illustration.tsx';

const kinds = [
  {
    icon: FileSearch,
    title: 'Answers from your documents',
    description:
      'Search that reads manuals, contracts and tickets, answers in a sentence, and shows the page it is from.',
  },
  {
    icon: Workflow,
    title: 'A process with a model in it',
    description: 'A model reads, sorts and drafts. Anything that costs money or trust waits for a person.',
  },
  {
    icon: Gauge,
    title: 'Forecasts',
    description: 'Demand, failure, fraud: a number with its uncertainty, and the figures it was computed from.',
  },
  {
    icon: Database,
    title: 'The data underneath',
    description: 'Often the first half of the work: finding the data, cleaning it, and deciding who may see what.',
  },
];

const questions = [
  {
    question: 'Who owns what is built?',
    answer: <p>You do: code, evaluation set, prompts and documents. We keep what we learned.</p>,
  },
  {
    question: 'Which models do you use?',
    answer: (
      <p>
        The smallest one that passes your evaluation set. It is named in the design, runs where your policy allows, and
        can be replaced without rebuilding the rest.
      </p>
    ),
  },
  {
    question: 'What if it does not work?',
    answer: (
      <p>
        Then the evaluation set says so early. Discovery and design are separate steps with their own price, and
        stopping after either leaves you with documents you can use.
      </p>
    ),
  },
] as const;

export const CustomContent = () => (
  <>
    <PageHero
      title="One process of yours, done with AI and measured"
      lead="We build systems for work that no off-the-shelf product fits, and we first write down what they have to get right."
      actions={[{ text: 'Describe your process', to: paths.contact() }]}
      facts={['Your code', 'Your data', 'Your evaluation set']}
      picture={<EvaluationIllustration />}
    />
    <StickyHeadingSection
      id="steps-title"
      title="How a project runs"
      lead="Four steps, each with a visible result. After each one, you decide whether to go on."
    >
      <StepList steps={developmentSteps} />
    </StickyHeadingSection>
    <StickyHeadingSection id="kinds-title" variant="dark" title="What we are asked to build">
      <FeatureList features={kinds} />
    </StickyHeadingSection>
    <Split id="handover-title" title="You can run it without us" flip picture={<HandoverIllustration />}>
      <p>
        A system nobody can change is a system nobody will use in two years. We write the handover for the people who
        take over, and test it with them.
      </p>
    </Split>
    <FaqSection items={questions} />
    <CallToAction
      heading="Tell us what takes too long"
      description="Three sentences are enough: what is done today, how often, and what a mistake costs. You get an honest answer, even when it is no."
      statistics={[
        { number: figures.enterpriseClients, counts: 'enterprise clients' },
        { number: figures.averageTimeSaved, counts: 'average time saved' },
        { number: figures.typicalRoi, counts: `typical return within ${figures.roiWithin}` },
      ]}
    />
  </>
);
