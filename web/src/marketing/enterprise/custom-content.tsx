import { Database, FileSearch, Gauge, Workflow } from 'lucide-react';
import { paths } from '#web/src/lib/paths.ts';
import { developmentSteps } from '../facts/custom-development.ts';
import { figures } from '../facts/figures.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FaqSection } from '../sections/faq-section.tsx';
import { FeatureList } from '../sections/feature-list.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { ProductWindow } from '../sections/product-window.tsx';
import { Split } from '../sections/split.tsx';
import { StepList } from '../sections/step-list.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import styles from './custom-content.module.css';

const cases = [
  { question: 'Claim after 31 days, receipt lost', expected: 'Refuse, cite 4.2', verdict: 'right' },
  { question: 'Part named by its old number', expected: 'Map to the new one', verdict: 'right' },
  { question: 'Two invoices, one order', expected: 'Ask a person', verdict: 'wrong' },
  { question: 'Handwritten delivery note', expected: 'Read, mark as unsure', verdict: 'right' },
] as const;

/** A project's evaluation set: required cases, and those that still fail. */
const EvaluationIllustration = () => (
  <ProductWindow inert title="Evaluation set" status="run 14">
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Case</th>
          <th>Expected</th>
          <th>Result</th>
        </tr>
      </thead>
      <tbody>
        {cases.map(({ question, expected, verdict }) => (
          <tr key={question} data-verdict={verdict}>
            <td>{question}</td>
            <td>{expected}</td>
            <td>{verdict}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={styles.note}>One case is wrong, so this build does not go live.</p>
  </ProductWindow>
);

const parts = [
  { name: 'src/', holds: 'Source code, in your repository from the first day' },
  { name: 'evaluation/', holds: 'The evaluation set, and the command that runs it' },
  { name: 'runbook.md', holds: 'What can fail, how it shows, what to do' },
  { name: 'monitoring/', holds: 'Answers, cost and speed, with limits that raise an alarm' },
  { name: 'CODEOWNERS', holds: 'Two of your engineers, who have built parts of it themselves' },
];

/** A project's deliverables as a repository; it contains text to read, so it is not inert. */
const HandoverIllustration = () => (
  <ProductWindow title="Handover" status="your repository">
    <dl className="lines">
      {parts.map(({ name, holds }) => (
        <div key={name} className={styles.part}>
          <dt className={styles.name}>{name}</dt>
          <dd>{holds}</dd>
        </div>
      ))}
    </dl>
  </ProductWindow>
);

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
      title="One of your processes, run by AI and measured"
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
