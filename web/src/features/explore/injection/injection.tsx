import { CircleCheck, CircleX } from 'lucide-react';
import { useId } from 'react';
import {
  type InjectionState,
  injectionGoals,
  injectionStart,
  type Marks,
  type MessageId,
  messageIds,
  type Outcome,
  type Pages,
  type Recipients,
  readMessage,
  type Verdict,
} from '#contract/rules/explore/injection.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { Checkbox } from '#web/src/ui/checkbox.tsx';
import { Select } from '#web/src/ui/select.tsx';
import type { ControlsProps, Explorable, WorkbenchProps } from '../explorable.ts';
import valueTable from '../value-table.module.css';
import { Workbench } from '../workbench.tsx';
import styles from './injection.module.css';

type State = InjectionState;

const names: Record<MessageId, string> = {
  booking: 'A booking',
  hours: 'Opening hours',
  plain: 'Plain instruction',
  'closing-tag': 'Closing tag',
  chair: '“I am the chair”',
  invoice: 'False bill',
  flyer: 'Link in a flyer',
};

const verdicts: Record<Verdict, string> = {
  done: 'done',
  tool: 'refused: this tool is not granted',
  recipient: 'refused: this recipient is not allowed',
  address: 'refused: this address is not ours',
  volunteer: 'refused by a volunteer',
};

const isOrdinary = (message: MessageId): boolean => message === 'booking' || message === 'hours';

/** Returns what happened to a message, and whether that is good. */
const resultOf = (message: MessageId, outcome: Outcome): { isGood: boolean; text: string } => {
  const { isFiltered, isServed, isHarmful, calls } = outcome;
  if (isOrdinary(message)) return { isGood: isServed, text: isServed ? 'Served' : 'Not served' };
  if (isFiltered) return { isGood: true, text: 'Stopped by the filter' };
  const last = calls.findLast(({ isForeign }) => isForeign);
  if (!last) return { isGood: true, text: 'Instruction not followed' };
  if (isHarmful) return { isGood: false, text: `Reaches ${last.tool}` };
  return { isGood: true, text: `Stopped at ${last.tool}` };
};

/** Shows what happens to every message under the current defenses. */
const Messages = ({ state }: { state: State }) => {
  const titleId = useId();
  return (
    <div className="stack-4 one-column">
      <p id={titleId} className="strong">
        Seven messages, the last five with a stranger’s instruction
      </p>
      <table
        className={`small-size ${valueTable.table} ${valueTable.lined} ${valueTable.even} break-anywhere ${styles.messages}`}
        aria-labelledby={titleId}
      >
        <thead>
          <tr>
            <th scope="col">Message</th>
            <th scope="col">What happens</th>
          </tr>
        </thead>
        <tbody>
          {messageIds.map((message) => {
            const { isGood, text } = resultOf(message, readMessage({ ...state, message }));
            const Icon = isGood ? CircleCheck : CircleX;
            return (
              <tr key={message} className={message === state.message ? styles.shown : undefined}>
                <th scope="row">{names[message]}</th>
                <td>
                  <span className="row-8">
                    <Icon className={`fixed ${isGood ? 'accent' : 'danger'}`} size={16} strokeWidth={2} aria-hidden />
                    <span className={isGood ? undefined : 'danger strong'}>{text}</span>
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

/** The prompt with a stranger's instruction marked. */
const Prompt = ({ outcome: { prompt, foreignInstructions } }: { outcome: Outcome }) => {
  const [instruction] = foreignInstructions;
  const [before, after] = instruction ? prompt.split(instruction.text) : [prompt];
  return (
    <p className={`sunken small break-anywhere pre-wrap ${styles.prompt}`}>
      {before}
      {instruction && <mark className="ground-accent strong">{instruction.text}</mark>}
      {after}
    </p>
  );
};

const describePull = ({ foreignInstructions: [instruction] }: Outcome): string =>
  instruction
    ? `The marked instruction has a pull of ${instruction.pull} and is ${instruction.pull > 0 ? 'followed' : 'not followed'}.`
    : 'No stranger’s instruction in this message.';

const Picture = ({ state }: { state: State }) => {
  const outcome = readMessage(state);
  return (
    <>
      <Messages state={state} />
      <div className="stack-8 one-column">
        <p className="strong">What the model reads: {names[state.message]}</p>
        <Prompt outcome={outcome} />
        <p className="small">{describePull(outcome)}</p>
        <ol className="stack-4 one-column small" aria-label="Calls">
          {outcome.calls.map(({ tool, target, verdict }) => (
            <li key={`${tool} ${target}`} className="break-anywhere">
              <span className="strong">
                {tool}({target})
              </span>
              : {verdicts[verdict]}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
};

const optionsOf = <Name extends string>(texts: Record<Name, string>) =>
  Object.entries<string>(texts).map(([value, text]) => ({ value, text }));
const marksOptions = optionsOf<Marks>({
  none: 'No marks',
  tags: 'Tags',
  'escaped-tags': 'Tags, escaped in the message',
});
const recipientOptions = optionsOf<Recipients>({
  anyone: 'Anyone',
  members: 'Members',
  sender: 'The sender of the message',
  nobody: 'Nobody',
});
const pageOptions = optionsOf<Pages>({ any: 'Any page', own: 'Our own pages', none: 'No page' });

const Controls = ({ state, onChange }: ControlsProps<State>) => {
  const check = (name: 'rule' | 'filter' | 'borrowers' | 'approval', label: string) => (
    <Checkbox
      label={label}
      checked={state[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.checked })}
    />
  );
  return (
    <>
      <Select
        label="Message to show"
        options={optionsOf(names)}
        value={state.message}
        onChange={({ currentTarget }) => onChange({ message: currentTarget.value as MessageId })}
      />
      <fieldset className="stack-12 one-column">
        <legend className="strong below-8">Defenses in the text</legend>
        {check('rule', 'A rule: messages are data')}
        {check('filter', 'A filter for known phrases')}
        <Select
          label="Marks around the message"
          options={marksOptions}
          value={state.marks}
          onChange={({ currentTarget }) => onChange({ marks: currentTarget.value as Marks })}
        />
      </fieldset>
      <fieldset className="stack-12 one-column">
        <legend className="strong below-8">Permissions of the tools</legend>
        {check('borrowers', 'list_borrowers is granted')}
        <Select
          label="send_email may send to"
          options={recipientOptions}
          value={state.recipients}
          onChange={({ currentTarget }) => onChange({ recipients: currentTarget.value as Recipients })}
        />
        <Select
          label="open_page may open"
          options={pageOptions}
          value={state.pages}
          onChange={({ currentTarget }) => onChange({ pages: currentTarget.value as Pages })}
        />
        {check('approval', 'A volunteer confirms each email')}
      </fieldset>
    </>
  );
};

const describe = (state: State): string => {
  const outcomes = messageIds.map((message) => ({ message, ...readMessage({ ...state, message }) }));
  const harmful = outcomes.filter(({ isHarmful }) => isHarmful).map(({ message }) => names[message]);
  const served = outcomes.filter(({ message, isServed }) => isOrdinary(message) && isServed).length;
  const reached = harmful.length === 0 ? 'No attack does harm' : `Does harm: ${harmful.join(', ')}`;
  return `${reached}. ${served} of 2 ordinary messages are served. ${names[state.message]}: ${formatCount(readMessage(state).calls.length, 'call')}.`;
};

const explorable: Explorable<'injection', keyof ReturnType<typeof injectionGoals>> = {
  id: 'injection',
  start: injectionStart,
  Picture,
  Controls,
  describe,
  task: 'Five messages carry a stranger’s instruction. Make all of them harmless, and keep the assistant useful. Try the defenses in the text first.',
  goals: {
    sendsNothing: 'No stranger sends an email through the assistant',
    opensNothing: 'No stranger opens a page through it',
    isUseful: 'The booking and the opening hours are served',
    asksNobody: 'Nobody has to confirm these two',
  },
  goalsOf: injectionGoals,
  explanation: (
    <>
      <p>
        All defenses in the text together stop two of the five. The filter knows one phrase. Tags can be closed by the
        message, unless they are escaped in it. The rule and the marks weaken an instruction, and a claim of authority
        makes up for both.
      </p>
      <p>
        Three permissions stop all five, whatever the model believes: no tool that lists borrowers, email to the sender
        only, and our own pages only. Each of them costs the product nothing that it needs. A volunteer would stop
        emails, too, but has to confirm every ordinary one, and does not see the link in the flyer.
      </p>
      <p>
        The executor here is a set of rules with made-up weights: an instruction has a pull of 2, less 1 for the rule
        and 1 for marks, plus 1 for authority. A language model has no such numbers and is less predictable. That is one
        more reason to rely on permissions. Keep the rule and the escaped tags; they are cheap.
      </p>
    </>
  ),
};

/** Follows orders in messages through prompt, executor and permissions to the tools that they reach. */
export const Injection = (props: WorkbenchProps) => <Workbench explorable={explorable} {...props} />;
