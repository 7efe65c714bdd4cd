import {
  confusionMatrix,
  confusionMatrixGoals,
  confusionMatrixStart,
  costCurve,
  parts,
  prices,
  type ScoredPart,
  thresholdRange,
} from '#contract/rules/explore/confusion-matrix.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { Select } from '#web/src/ui/select.tsx';
import type { ControlsProps, Explorable, StateOf, WorkbenchProps } from '../explorable.ts';
import { formatShare } from '../format-share.ts';
import picture from '../picture.module.css';
import { RangeField } from '../range-field.tsx';
import valueTable from '../value-table.module.css';
import { Workbench } from '../workbench.tsx';
import styles from './confusion-matrix.module.css';

type State = StateOf<'confusion-matrix'>;

const faultyParts = parts.filter(({ isFaulty }) => isFaulty);
const goodParts = parts.filter(({ isFaulty }) => !isFaulty);

/** Center of a score on the strip, as a percentage of its width. */
const x = (score: number): string => `${2 + 96 * score}%`;

/** Rows of the strip in pixels from its top; parts of close scores alternate, so that they do not overlap. */
const rows = { faulty: 30, good: 92, offset: 7 } as const;

/** A part: a dot when its decision is right, a cross when it is wrong. */
const PartMark = ({ part, y, threshold }: { part: ScoredPart; y: number; threshold: number }) => {
  const isMistake = part.score >= threshold !== part.isFaulty;
  return isMistake ? (
    <svg x={x(part.score)} y={y} overflow="visible" aria-hidden>
      <path className="stroke-danger" strokeWidth="2.5" strokeLinecap="round" d="M-5-5 5 5M5-5-5 5" />
    </svg>
  ) : (
    <circle className={part.isFaulty ? 'fill-accent' : styles.pass} cx={x(part.score)} cy={y} r={5} />
  );
};

const Strip = ({ state }: { state: State }) => (
  <svg
    className="sunken full system-colors"
    height={122}
    role="img"
    aria-label="Forty parts by score, with the threshold"
  >
    <rect className="fill-soft" x={x(state.threshold)} y={0} width="100%" height={122} />
    {[faultyParts, goodParts].map((list, row) =>
      list.map((part, index) => (
        <PartMark
          key={part.score}
          part={part}
          y={(row === 0 ? rows.faulty : rows.good) + (index % 2 === 0 ? -rows.offset : rows.offset)}
          threshold={state.threshold}
        />
      )),
    )}
    <line className="stroke-text" strokeWidth={2} x1={x(state.threshold)} x2={x(state.threshold)} y1={0} y2={122} />
  </svg>
);

const Picture = ({ state }: { state: State }) => {
  const { hits, misses, falseAlarms, correctPasses } = confusionMatrix(state);
  return (
    <>
      <div className="stack-4 one-column">
        <p className="small">Forty parts by score: faulty above, good below. A cross is a mistake.</p>
        <Strip state={state} />
        <div className="row-8 between note" aria-hidden>
          <span>0 · looks good</span>
          <span>looks faulty · 1</span>
        </div>
      </div>
      <table className={`small-size ${valueTable.table} ${valueTable.even} ${styles.matrix}`}>
        <caption>Confusion matrix</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Flagged</th>
            <th scope="col">Passed</th>
          </tr>
        </thead>
        <tbody className="numbers">
          <tr>
            <th scope="row">Faulty</th>
            <td>
              <b>{hits}</b> hits
            </td>
            <td className={styles.wrong}>
              <b>{misses}</b> misses
            </td>
          </tr>
          <tr>
            <th scope="row">Good</th>
            <td className={styles.wrong}>
              <b>{falseAlarms}</b> false alarms
            </td>
            <td>
              <b>{correctPasses}</b> correct
            </td>
          </tr>
        </tbody>
      </table>
    </>
  );
};

const priceOptions = [
  { value: 'costly-miss', text: 'Miss $50, false alarm $5' },
  { value: 'costly-alarm', text: 'Miss $5, false alarm $50' },
];

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <>
    <RangeField
      label="Threshold"
      hint="Every part with at least this score is flagged and opened."
      range={thresholdRange}
      value={state.threshold}
      text={state.threshold.toFixed(2)}
      onChange={(threshold) => onChange({ threshold })}
    />
    <Select
      label="Costs of mistakes"
      options={priceOptions}
      value={state.prices}
      onChange={({ currentTarget }) => onChange({ prices: currentTarget.value as State['prices'] })}
    />
  </>
);

const describe = (state: State): string => {
  const { hits, falseAlarms, misses, precision, recall, cost } = confusionMatrix(state);
  const flagged = `${formatCount(hits + falseAlarms, 'part')} flagged.`;
  const exactness = precision === undefined ? '' : ` Precision ${formatShare(precision)},`;
  const { miss, falseAlarm } = prices[state.prices];
  return `${flagged}${exactness} recall ${formatShare(recall)}. Cost: ${misses}\u00a0×\u00a0$${miss} + ${falseAlarms}\u00a0×\u00a0$${falseAlarm} = $${cost}.`;
};

/** Cost at every threshold, for both price lists. */
const CostCurves = () => {
  const curve = (list: State['prices']) =>
    costCurve(list)
      .map(({ threshold, cost }) => `${threshold * 400},${150 - cost / 10}`)
      .join(' ');
  return (
    <figure className="stack-8 one-column">
      <svg
        className={`full system-colors ${picture.unscaled} ${styles.curves}`}
        viewBox="0 0 400 152"
        role="img"
        aria-label="Cost by threshold, for both lists of costs"
      >
        <line className="stroke-strong" x1={0} x2={400} y1={151} y2={151} />
        <polyline className="unfilled stroke-accent" strokeWidth={2.5} points={curve('costly-miss')} />
        <polyline
          className="unfilled stroke-text"
          strokeWidth={2.5}
          strokeDasharray="6 4"
          points={curve('costly-alarm')}
        />
      </svg>
      <figcaption className="note">
        Cost by threshold from 0 to 1. Solid: a miss is expensive, and the lowest point ($65) is at 0.27. Dashed: a
        false alarm is expensive, and the lowest point ($40) is at 0.82.
      </figcaption>
    </figure>
  );
};

const explorable: Explorable<'confusion-matrix', keyof ReturnType<typeof confusionMatrixGoals>> = {
  id: 'confusion-matrix',
  start: confusionMatrixStart,
  Picture,
  Controls,
  describe,
  task: 'Opening a good part ruins it, and a customer swaps a bad one in a minute. Find the cheapest threshold for this workshop.',
  goals: {
    hasPrices: 'The costs fit this workshop',
    isCheapest: 'No other threshold costs less',
  },
  goalsOf: confusionMatrixGoals,
  explanation: (
    <>
      <p>
        The cheapest threshold here misses two thirds of the faulty parts, and that is right: each miss costs $5, and
        each false alarm it avoids would cost $50. With the costs the other way around, the cheapest threshold is so low
        that almost half of the good parts are opened.
      </p>
      <CostCurves />
      <p>
        Same model, same scores, opposite decisions. Precision and recall describe a threshold; only the costs say which
        one to choose.
      </p>
    </>
  ),
};

/** A threshold turns scores into decisions; the costs of the mistakes decide which threshold is best. */
export const ConfusionMatrix = (props: WorkbenchProps) => <Workbench explorable={explorable} {...props} />;
