import {
  decision,
  decisionShare,
  type LostInTheMiddleState,
  lostInTheMiddleGoals,
  lostInTheMiddleStart,
  lostInTheMiddleTask,
  partCount,
  partRange,
  partWith,
  positionCurve,
  positionRange,
  type QuestionId,
  questions,
  searchedWords,
  threadLength,
} from '#contract/rules/explore/lost-in-the-middle.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { Select } from '#web/src/ui/select.tsx';
import type { ControlsProps, Explorable, WorkbenchProps } from '../explorable.ts';
import { formatShare } from '../format-share.ts';
import picture from '../picture.module.css';
import { RangeField } from '../range-field.tsx';
import { ShareBar } from '../share-bar.tsx';
import { Workbench } from '../workbench.tsx';
import styles from './lost-in-the-middle.module.css';

type State = LostInTheMiddleState;

/** Height of the curve in pixels. */
const height = 160;
/** Messages that the picture lists, those with the largest shares. */
const listed = 5;

const percent = (count: number): string => `${(100 * count) / threadLength}%`;

/** Attention on the decision at every position, one bar each, with lines between the parts. */
const Curve = ({ state }: { state: State }) => {
  const curve = positionCurve(state);
  const cuts = curve.map(({ position }) => position - 1).filter((index) => index > 0 && index % state.part === 0);
  const limit = height * (1 - lostInTheMiddleTask.share);
  return (
    <div className="stack-4 one-column">
      <p className="small">
        Attention on the decision, for every position it may have. The dashed line is{' '}
        {formatShare(lostInTheMiddleTask.share)}.
      </p>
      <svg
        className="full system-colors"
        height={height}
        role="img"
        aria-label="Attention on the decision by its position in the thread"
      >
        {curve.map(({ position, share }) => (
          <rect
            key={position}
            className={share >= lostInTheMiddleTask.share ? 'fill-accent' : 'fill-strong'}
            x={percent(position - 0.85)}
            y={height * (1 - share)}
            width={percent(0.7)}
            height={height * share}
          />
        ))}
        {cuts.map((index) => (
          <line key={index} className="stroke-strong" x1={percent(index)} x2={percent(index)} y1={0} y2={height} />
        ))}
        <line className={picture.limit} x1={0} x2="100%" y1={limit} y2={limit} />
        <line
          className="stroke-text"
          strokeWidth={2}
          x1={percent(state.position - 0.85)}
          x2={percent(state.position - 0.15)}
          y1={height - 1}
          y2={height - 1}
        />
      </svg>
      <div className="row-8 between note" aria-hidden>
        <span>first message</span>
        <span>last message</span>
      </div>
    </div>
  );
};

const Picture = ({ state }: { state: State }) => {
  const ranked = partWith(state).sort((one, other) => other.share - one.share);
  return (
    <>
      <p>
        <span className="muted">Question: </span>
        {questions[state.question]}
      </p>
      <Curve state={state} />
      <div className="stack-8 one-column">
        <p className="strong">
          Where the attention goes, with the decision at position {state.position} of {threadLength}
        </p>
        <ol className="stack-8 one-column">
          {ranked.slice(0, listed).map(({ text, share, matches }) => (
            <li key={text} className="stack-4 one-column">
              <p className={text === decision ? 'small strong' : 'small'}>{text}</p>
              <div className="row-12">
                <span className="fill">
                  <ShareBar share={share} />
                </span>
                <span className={`small numbers text-end ${styles.share}`}>{formatShare(share)}</span>
              </div>
              <p className="note">{formatCount(matches, 'word')} of the question</p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
};

const questionOptions = Object.entries(questions).map(([value, text]) => ({ value, text }));

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <>
    <Select
      label="Question"
      hint={`Words that can be found in messages: ${searchedWords(state.question).join(', ')}.`}
      options={questionOptions}
      value={state.question}
      onChange={({ currentTarget }) => onChange({ question: currentTarget.value as QuestionId })}
    />
    <RangeField
      label="Messages at once"
      hint="The thread is cut into parts, and you ask about each."
      range={partRange}
      value={state.part}
      text={`${state.part}, in ${formatCount(partCount(state), 'part')}`}
      onChange={(part) => onChange({ part })}
    />
    <RangeField
      label="Position of the decision"
      hint="In your own threads you do not know it."
      range={positionRange}
      value={state.position}
      text={String(state.position)}
      onChange={(position) => onChange({ position })}
    />
  </>
);

const describe = (state: State): string => {
  const shares = positionCurve(state).map(({ share }) => share);
  const lowest = Math.min(...shares);
  const weakest = shares.indexOf(lowest) + 1;
  return `At position ${state.position} the decision gets ${formatShare(decisionShare(state))} of the attention. The weakest position is ${weakest}, with ${formatShare(lowest)}; the strongest gets ${formatShare(Math.max(...shares))}. ${formatCount(partCount(state), 'part')}.`;
};

const explorable: Explorable<'lost-in-the-middle', keyof ReturnType<typeof lostInTheMiddleGoals>> = {
  id: 'lost-in-the-middle',
  start: lostInTheMiddleStart,
  Picture,
  Controls,
  describe,
  task: 'Somewhere in 24 messages, a launch day was decided, and you do not know where. Ask so that the decision is found at every position.',
  goals: {
    isFound: `The decision gets at least ${formatShare(lostInTheMiddleTask.share)} of the attention at every position`,
    isShort: `You ask about at most ${formatCount(lostInTheMiddleTask.parts, 'part')}`,
  },
  goalsOf: lostInTheMiddleGoals,
  explanation: (
    <>
      <p>
        The beginning and the end gain attention only from their position. In a short part every message is near one of
        them; in a long one the middle is left with what it earns by its words. More messages also share the same
        attention, so the middle sinks further the more you paste.
      </p>
      <p>
        The question did more than the cuts. “Summarize this thread” shares no word with the decision, and no practical
        cut fixes that. A question that names what you are looking for, and asks for the words, lifts it at every
        position.
      </p>
      <p>
        This is a model and not a measurement. Its constants were chosen: a shared word adds 1.5, the first place 1.6
        and the last 2, fading within a few messages. The shape follows what Liu and others measured in 2023 on long
        inputs, under the name “lost in the middle.” How deep the dip is differs by model. So check: ask for quotes, and
        search for them in the thread.
      </p>
    </>
  ),
};

/** The question and the length of the input decide how much attention a message in the middle gets. */
export const LostInTheMiddle = (props: WorkbenchProps) => <Workbench explorable={explorable} {...props} />;
