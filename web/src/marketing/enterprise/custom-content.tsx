import { paths } from '#web/src/lib/paths.ts';
import { Section } from '#web/src/ui/section.tsx';
import { figures } from '../facts/figures.ts';
import { trialDays } from '../facts/prices.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { ExampleRows } from '../sections/example-rows.tsx';
import { FaqSection } from '../sections/faq-section.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { ProductWindow } from '../sections/product-window.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { Split } from '../sections/split.tsx';
import styles from './custom-content.module.css';
import { EvaluationRuns } from './evaluation-runs.tsx';

const cases = [
  { question: 'Claim after 31 days, receipt lost', expected: 'Refuse, cite 4.2', verdict: 'right' },
  { question: 'Part named by its old number', expected: 'Map to the new one', verdict: 'right' },
  { question: 'Two invoices, one order', expected: 'Ask a person', verdict: 'wrong' },
  { question: 'Handwritten delivery note', expected: 'Read, mark as unsure', verdict: 'right' },
] as const;

/** A project's evaluation set: required cases, and those that still fail. */
const EvaluationIllustration = () => (
  <ProductWindow inert title="Evaluation set" status="run 6">
    <table className={`lined-table ${styles.table}`}>
      <thead>
        <tr>
          <th>Case</th>
          <th>Expected</th>
          <th>Result</th>
        </tr>
      </thead>
      <tbody>
        {cases.map(({ question, expected, verdict }) => (
          <tr key={question} className={verdict === 'wrong' ? 'ground-sunken' : undefined}>
            <td>{question}</td>
            <td>{expected}</td>
            <td className={`${verdict === 'wrong' ? 'danger' : 'accent'} ${styles.result}`}>{verdict}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="any-width muted padded-12-16">One case is wrong, so this build does not go live.</p>
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
        <div key={name} className={`grid align-baseline ${styles.part}`}>
          <dt className="mono-small accent">{name}</dt>
          <dd>{holds}</dd>
        </div>
      ))}
    </dl>
  </ProductWindow>
);

/** What goes into a system we build, and what comes out. */
const kinds = [
  {
    title: 'Answers from your documents',
    given: 'Is a claim covered after 31 days?',
    returned: 'No: section 4.2 on page 18.',
  },
  {
    title: 'A process with a model in it',
    given: '140 delivery notes a day',
    returned: '126 filed, 14 left for a person.',
  },
  {
    title: 'Forecasts',
    given: 'Pump 7, next 30 days',
    returned: 'Likely to fail, 55% to 70%. Vibration is rising.',
  },
  {
    title: 'The data underneath',
    given: 'Three lists of the same parts',
    returned: 'One list, with an owner for each row.',
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
      lead={
        <>
          We build systems for work that no <span className="nowrap">off-the-shelf</span> product fits, and we first
          write down what they have to get right.
        </>
      }
      actions={[{ text: 'Describe your process', to: paths.contact() }]}
      note="Three sentences are enough: what is done today, how often, and what a mistake costs. You get an honest answer, even when it is no."
      picture={<EvaluationIllustration />}
    />
    <Section labelledBy="steps-title">
      <SectionHead
        id="steps-title"
        title="Live once every case is right"
        lead="One row for each case, one column for each run. The last row is a case found after going live."
      />
      <EvaluationRuns />
    </Section>
    <Section variant="dark" labelledBy="kinds-title">
      <SectionHead
        id="kinds-title"
        title="What goes in, what comes out"
        lead="The four things we are asked to build."
      />
      <ExampleRows examples={kinds} />
    </Section>
    <Split id="handover-title" title="You can run it without us" flip picture={<HandoverIllustration />}>
      <p>
        A system nobody can change is a system nobody will use in two years. We write the handover for the people who
        take over, and test it with them.
      </p>
    </Split>
    <FaqSection items={questions} />
    <CallToAction
      heading="Tell us about the process"
      description={`Or first try a tool we already built, for ${trialDays} days, no card needed. If it falls short, you know what you want us to build.`}
      nextStep={{ text: 'Describe your process', to: paths.contact() }}
      statistics={[
        { number: figures.enterpriseClients, counts: 'enterprise clients' },
        { number: figures.averageTimeSaved, counts: 'average time saved' },
        { number: figures.typicalRoi, counts: `typical return within ${figures.roiWithin}` },
      ]}
    />
  </>
);
