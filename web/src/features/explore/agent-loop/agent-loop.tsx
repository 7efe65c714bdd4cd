import { useId } from 'react';
import {
  type AgentLoopState,
  type Approval,
  agentLoopGoals,
  agentLoopStart,
  agentLoopTask,
  callText,
  type Ending,
  type Gate,
  type Job,
  jobs,
  largeDollars,
  type Run,
  readQuestions,
  runAgent,
  type Step,
  sameCallRange,
  stepsRange,
  wordsRange,
} from '#contract/rules/explore/agent-loop.ts';
import { formatCount, formatPrice } from '#web/src/lib/format.ts';
import { classNames } from '#web/src/ui/class-names.ts';
import { Select } from '#web/src/ui/select.tsx';
import type { ControlsProps, Explorable, WorkbenchProps } from '../explorable.ts';
import { RangeField } from '../range-field.tsx';
import valueTable from '../value-table.module.css';
import { Workbench } from '../workbench.tsx';
import styles from './agent-loop.module.css';

type State = AgentLoopState;

const jobNames: Record<Job, string> = {
  ordinary: 'Ordinary day',
  outage: 'Bank down',
  'wrong-amount': 'Wrong amount',
  endless: 'Endless list',
};

const endings: Record<Ending, string> = {
  answered: 'report',
  'step-limit': 'step limit',
  'word-limit': 'word limit',
  repeating: 'repeated call',
};

const approvals: Record<Approval, string> = {
  none: '',
  approved: 'A person reads it and approves.',
  unread: 'A person approves it unread.',
  refused: 'A person reads it and refuses.',
};

/** Steps of a long run that are listed at its beginning and at its end. */
const shown = { first: 6, last: 3 } as const;

/** Shows how every job ends under the current limits. */
const Jobs = ({ state }: { state: State }) => {
  const titleId = useId();
  return (
    <div className="stack-4 one-column">
      <p id={titleId} className="strong">
        Four jobs under these limits
      </p>
      <table
        className={`small-size ${valueTable.table} ${valueTable.lined} ${valueTable.numeric} ${styles.jobs}`}
        aria-labelledby={titleId}
      >
        <thead>
          <tr>
            <th scope="col">Job</th>
            <th scope="col">Ends with</th>
            <th scope="col">Words</th>
            <th scope="col">Questions</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => {
            const { ending, words, questions, overpaid } = runAgent({ ...state, job });
            return (
              <tr key={job} className={job === state.job ? styles.shown : undefined}>
                <th scope="row">{jobNames[job]}</th>
                <td>
                  {endings[ending]}
                  {overpaid > 0 && <span className="danger strong">, {formatPrice(overpaid, 'USD')} overpaid</span>}
                </td>
                <td className="numbers">{words}</td>
                <td className="numbers">{questions}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

const planText = (plan: Step['plan']): string =>
  plan.length === 1 ? 'this' : `this, then ${plan.slice(1).map(callText).join(', ')}`;

const StepLine = ({ step, number }: { step: Step; number: number }) => (
  <li className={classNames('side-line stack-4 one-column', step.approval !== 'none' && 'side-accent')}>
    <p className="small strong break-anywhere">
      {number}. {callText(step.call)}
    </p>
    <p className="note">
      Plan: {planText(step.plan)}. {approvals[step.approval]} {step.result && `Result: ${step.result}. `}
      {step.words} words.
    </p>
  </li>
);

const Steps = ({ job, run: { steps, ending } }: { job: Job; run: Run }) => {
  const numbered = steps.map((step, index) => ({ step, number: index + 1 }));
  const isLong = steps.length > shown.first + shown.last + 1;
  const lines = (list: typeof numbered) => list.map((line) => <StepLine key={line.number} {...line} />);
  return (
    <ol className="stack-12 one-column" aria-label={`Steps of the job “${jobNames[job]}”`}>
      {lines(isLong ? numbered.slice(0, shown.first) : numbered)}
      {isLong && <li className="note">… {steps.length - shown.first - shown.last} more steps …</li>}
      {isLong && lines(numbered.slice(-shown.last))}
      {ending !== 'answered' && <li className="side-line side-award small strong">Stopped: {endings[ending]}.</li>}
    </ol>
  );
};

const Picture = ({ state }: { state: State }) => (
  <>
    <Jobs state={state} />
    <Steps job={state.job} run={runAgent(state)} />
  </>
);

const gateNames: Record<Gate, string> = {
  none: 'Never',
  'large-payments': `Payments above $${largeDollars}`,
  payments: 'Every payment',
  'every-call': 'Every call',
};

const optionsOf = <Name extends string>(names: Record<Name, string>) =>
  Object.entries<string>(names).map(([value, text]) => ({ value, text }));

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <>
    <Select
      label="Job to show"
      options={optionsOf(jobNames)}
      value={state.job}
      onChange={({ currentTarget }) => onChange({ job: currentTarget.value as Job })}
    />
    <RangeField
      label="Step limit"
      hint="Calls to the model in one run."
      range={stepsRange}
      value={state.steps}
      text={String(state.steps)}
      onChange={(steps) => onChange({ steps })}
    />
    <RangeField
      label="Word limit"
      hint="Sent and received in one run. Each step sends everything again."
      range={wordsRange}
      value={state.words}
      text={String(state.words)}
      onChange={(words) => onChange({ words })}
    />
    <RangeField
      label="Same call"
      hint="How many times a call with the same arguments may be made."
      range={sameCallRange}
      value={state.sameCall}
      text={formatCount(state.sameCall, 'time')}
      onChange={(sameCall) => onChange({ sameCall })}
    />
    <Select
      label="Ask a person before"
      hint={`This person reads the first ${readQuestions} questions in a run and approves the rest unread.`}
      options={optionsOf(gateNames)}
      value={state.gate}
      onChange={({ currentTarget }) => onChange({ gate: currentTarget.value as Gate })}
    />
  </>
);

const describe = (state: State): string => {
  const { steps, ending, words, questions, overpaid } = runAgent(state);
  const asked = questions === 0 ? 'Nobody is asked.' : `A person is asked ${formatCount(questions, 'time')}.`;
  const mistake = overpaid > 0 ? ` The run overpays by ${formatPrice(overpaid, 'USD')}.` : '';
  return `${jobNames[state.job]}: ${formatCount(steps.length, 'step')}, ${words} words, ends with: ${endings[ending]}. ${asked}${mistake}`;
};

const explorable: Explorable<'agent-loop', keyof ReturnType<typeof agentLoopGoals>> = {
  id: 'agent-loop',
  start: agentLoopStart,
  Picture,
  Controls,
  describe,
  task: 'Set limits that work for all four jobs. They must let the ordinary job through, and stop the other three before they do harm.',
  goals: {
    isFinished: 'The ordinary job ends with a report',
    isSafe: 'The wrong amount is not paid',
    isQuiet: `The ordinary job asks a person at most ${formatCount(agentLoopTask.questions, 'time')}`,
    stopsEarly: `With the bank down, a run costs at most ${agentLoopTask.outageWords} words`,
    isCapped: `No job costs more than ${agentLoopTask.anyWords} words`,
  },
  goalsOf: agentLoopGoals,
  explanation: (
    <>
      <p>
        No single limit was enough. Only the limit on repetition ends the run early when the bank is down. It does not
        catch the endless list, because every page is a different call; the limit on steps or words ends that one. And
        no limit catches a wrong amount.
      </p>
      <p>
        One repetition has to be allowed, or a bank that is busy for a moment would end an ordinary day. Words grow
        faster than steps: each step sends all earlier results again, so twice the steps cost more than twice the words.
      </p>
      <p>
        Asking about every call was as bad as asking about none. The wrong payment was the fifth question, and the
        person had stopped reading after the third. That is an assumption of this model, and the number is arbitrary;
        the pattern is not. Even a good gate misses a wrong $400. A rule in the tool does not: refuse every payment
        above the amount ordered.
      </p>
    </>
  ),
};

/** Limits on steps, words and repetition end an agent's run; a gate asks a person before some calls. */
export const AgentLoop = (props: WorkbenchProps) => <Workbench explorable={explorable} {...props} />;
