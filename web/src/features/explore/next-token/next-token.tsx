import { Dices } from 'lucide-react';
import { useId } from 'react';
import {
  countedTexts,
  drawTokens,
  maxSeed,
  nextTokenGoals,
  nextTokenStart,
  nextTokenTask,
  prompt,
  temperatureRange,
  tokenProbabilities,
  topPRange,
} from '#contract/rules/explore/next-token.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { Button } from '#web/src/ui/button.tsx';
import type { ControlsProps, Explorable, StateOf, WorkbenchProps } from '../explorable.ts';
import { formatShare } from '../format-share.ts';
import { RangeField } from '../range-field.tsx';
import { ShareBar } from '../share-bar.tsx';
import valueTable from '../value-table.module.css';
import { Workbench } from '../workbench.tsx';

type State = StateOf<'next-token'>;

/** Tokens drawn for the last column. */
const drawCount = 20;

const Picture = ({ state }: { state: State }) => {
  const promptId = useId();
  const probabilities = tokenProbabilities(state);
  const draws = drawTokens(state, drawCount);
  // The full width represents a probability of 50%, or the highest one if that is larger.
  const scale = Math.max(0.5, ...probabilities.map(({ drawn }) => drawn));
  return (
    <>
      <p id={promptId} className="strong">
        {prompt} <span className="accent">…</span>
      </p>
      <table className={`small-size ${valueTable.table} ${valueTable.numeric} nowrap`} aria-labelledby={promptId}>
        <thead>
          <tr>
            <th scope="col">Next word</th>
            <th scope="col" colSpan={2}>
              Probability
            </th>
            <th scope="col">{drawCount} draws</th>
          </tr>
        </thead>
        <tbody>
          {probabilities.map(({ token, counted, drawn }) => (
            <tr key={token} className={drawn === 0 ? 'muted' : undefined}>
              <th scope="row">{drawn === 0 ? <s>{token}</s> : token}</th>
              <td className={valueTable.bar}>
                <ShareBar share={drawn / scale} before={counted / scale} />
              </td>
              <td className="numbers">{drawn === 0 ? 'cut off' : formatShare(drawn)}</td>
              <td className="numbers">{draws.filter((draw) => draw === token).length || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <>
    <RangeField
      label="Temperature"
      hint="Low: the likeliest word wins. High: all become equally likely."
      range={temperatureRange}
      value={state.temperature}
      text={state.temperature.toFixed(1)}
      onChange={(temperature) => onChange({ temperature })}
    />
    <RangeField
      label="Top-p"
      hint="Keeps the likeliest words until they reach this share, and cuts the rest."
      range={topPRange}
      value={state.topP}
      text={state.topP.toFixed(2)}
      onChange={(topP) => onChange({ topP })}
    />
    <Button
      className="self-start"
      icon={<Dices size={18} strokeWidth={1.75} aria-hidden />}
      onClick={() => onChange({ seed: (state.seed % maxSeed) + 1 })}
    >
      Draw 20 again
    </Button>
  </>
);

const describe = (state: State): string => {
  const probabilities = tokenProbabilities(state);
  const [first] = probabilities;
  const open = probabilities.filter(({ drawn }) => drawn > 0);
  const words = `${formatCount(open.length, 'word')} can come next`;
  const likeliest = `“${first?.token}” comes ${formatShare(first?.drawn ?? 0)} of the time`;
  const last = open.at(-1);
  const isChanged = probabilities.some(({ counted, drawn }) => formatShare(counted) !== formatShare(drawn));
  const outline = isChanged ? ` The outline is the share that was counted in ${countedTexts} emails.` : '';
  return open.length === 1
    ? `Only “${first?.token}” can come next.`
    : `${words}. ${likeliest}, “${last?.token}” ${formatShare(last?.drawn ?? 0)}.${outline}`;
};

const explorable: Explorable<'next-token', keyof ReturnType<typeof nextTokenGoals>> = {
  id: 'next-token',
  start: nextTokenStart,
  Picture,
  Controls,
  describe,
  task: 'You want openings that vary and still make sense. Find a temperature and a top-p that do both.',
  goals: {
    isVaried: `At least ${nextTokenTask.minTokens} words can come next`,
    isBalanced: `No word comes up more than ${nextTokenTask.maxProbability * 100}% of the time`,
    isSafe: `“${nextTokenTask.forbidden}” cannot come up at all`,
  },
  goalsOf: nextTokenGoals,
  explanation: (
    <>
      <p>
        The temperature divides the logarithm of every weight before it becomes a probability. Above 1 the gaps shrink,
        so rare words gain: the variety you want, and the giraffe with it. No temperature removes a word.
      </p>
      <p>
        Top-p does. It adds up probabilities from the top and cuts everything after the share is reached. What is left
        is scaled back to 100%, so cutting makes the words that remain more frequent. That is why you had to raise the
        temperature further than it first seemed.
      </p>
      <p>
        A language model does the same at every step, with about a hundred thousand tokens instead of ten, and weights
        from a neural network instead of counts.
      </p>
    </>
  ),
};

/** Temperature and top-p reshape the distribution of the next token. */
export const NextToken = (props: WorkbenchProps) => <Workbench explorable={explorable} {...props} />;
