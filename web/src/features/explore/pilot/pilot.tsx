import { useId } from 'react';
import {
  breakEven,
  chanceOfGo,
  futures,
  limitRange,
  ordersRange,
  type PilotResult,
  type PilotState,
  pilotCost,
  pilotGoals,
  pilotResult,
  pilotStart,
  pilotTask,
  worthWithout,
} from '#contract/rules/explore/pilot.ts';
import { formatPrice } from '#web/src/lib/format.ts';
import { classNames } from '#web/src/ui/class-names.ts';
import { Select } from '#web/src/ui/select.tsx';
import type { ControlsProps, Explorable, WorkbenchProps } from '../explorable.ts';
import picture from '../picture.module.css';
import { RangeField } from '../range-field.tsx';
import { ShareRow, ShareRows } from '../share-bar.tsx';
import { Workbench } from '../workbench.tsx';
import styles from './pilot.module.css';

type State = PilotState;

/** Formats dollars rounded to hundreds, e.g. `−$3,500`. */
const dollars = (amount: number): string => {
  const rounded = Math.round(Math.abs(amount) / 100) * 100;
  return `${amount < 0 && rounded > 0 ? '−' : ''}${rounded === 0 ? '$0' : formatPrice(rounded, 'USD')}`;
};
const percent = (share: number): string => `${Math.round(100 * share)}%`;
/** Returns the number of futures out of 100, rounded. */
const ofHundred = (chance: number): number => Math.round(100 * chance);

/** Edges of the chart: shares of orders, and the chance at its top. */
const chart = { from: 0.15, to: 0.95, top: 0.036 } as const;

const x = (share: number): number => (100 * (share - chart.from)) / (chart.to - chart.from);
const y = (chance: number): number => 100 - (100 * chance) / chart.top;

const shown = futures().filter(({ share }) => share >= chart.from && share <= chart.to);
const outline = shown.map(({ share, chance }) => `${x(share)},${y(chance)}`).join(' ');

/** Returns the polygon of the futures that the pilot lets through, from one share to another. */
const goArea = (state: State, from: number, to: number): string => {
  const inside = shown.filter(({ share }) => share >= from && share <= to);
  const points = inside.map(({ share, chance }) => `${x(share)},${y(chance * chanceOfGo(state, share))}`);
  return [`${x(inside[0]?.share ?? from)},100`, ...points, `${x(inside.at(-1)?.share ?? to)},100`].join(' ');
};

/** A vertical line with its name, on the side where there is room. */
const Mark = ({ share, row, text, dashes }: { share: number; row: number; text: string; dashes?: string }) => {
  const isLeft = share > 0.62;
  const at = `${x(share)}%`;
  return (
    <g strokeWidth={1.5}>
      <line className="stroke-text" strokeDasharray={dashes} x1={at} x2={at} y1={row - 10} y2="100%" />
      <text className="label-size fill-text" x={at} y={row} dx={isLeft ? -6 : 6} textAnchor={isLeft ? 'end' : 'start'}>
        {text}
      </text>
    </g>
  );
};

/** Likelihood of each share of orders that the system can handle; filled where the company commits after the pilot. */
const Hill = ({ state }: { state: State }) => (
  <div className="stack-4 one-column">
    <p className="small">
      What share of all orders can the system handle? Nobody knows; the higher the hill, the more likely. Filled: Halden
      commits after the pilot.
    </p>
    <svg
      className={`full system-colors ${picture.unscaled} ${picture.based}`}
      height={200}
      role="img"
      aria-label="Likely shares, with break-even and limit"
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <defs>
          <pattern
            id="pilot-loss"
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="scale(0.25 0.6)"
          >
            <path className="unfilled stroke-danger" strokeWidth={1.5} d="M-1 7 7-1M-1 1 1-1M5 7 7 5" />
          </pattern>
        </defs>
        <polygon className="fill-accent" points={goArea(state, 0.54, chart.to)} />
        <polygon className={styles.loses} fillOpacity="0.2" points={goArea(state, chart.from, 0.54)} />
        <polygon fill="url(#pilot-loss)" points={goArea(state, chart.from, 0.54)} />
        <polyline className="unfilled stroke-text" strokeWidth={1.75} strokeLinejoin="round" points={outline} />
      </svg>
      <Mark share={breakEven} row={14} text="break-even 54%" />
      <Mark share={state.limit} row={32} text={`limit ${percent(state.limit)}`} dashes="5 4" />
    </svg>
    <div className="row-8 between note" aria-hidden>
      <span>{percent(chart.from)} of orders</span>
      <span>{percent(chart.to)}</span>
    </div>
  </div>
);

const endings = [
  { key: 'goPays', className: styles.keyPays, text: 'commits, and it pays' },
  { key: 'goLoses', className: styles.keyLoses, text: 'commits, and loses' },
  { key: 'stopMisses', className: undefined, text: 'stops, and it would have paid' },
  { key: 'stopSaves', className: undefined, text: 'stops, and is spared a loss' },
] as const;

const Endings = ({ result }: { result: PilotResult }) => {
  const titleId = useId();
  return (
    <div className="stack-8 one-column">
      <p id={titleId} className="strong">
        In how many of 100 futures Halden …
      </p>
      <ul className={`grid small ${styles.endings}`} aria-labelledby={titleId}>
        {endings.map(({ key, className, text }) => (
          <li key={key} className="row-8">
            <span className={classNames('fixed system-colors', styles.key, className)} aria-hidden />
            <b className={`numbers text-end ${styles.count}`}>{ofHundred(result[key])}</b> {text}
          </li>
        ))}
      </ul>
    </div>
  );
};

const { committing, knowing } = worthWithout();

const Worth = ({ result }: { result: PilotResult }) => (
  <ShareRows aria-label="Expected result over three years">
    {[
      { name: 'Commit at once', amount: committing, isChoice: false },
      { name: 'This pilot first', amount: result.worth, isChoice: true },
      { name: 'If you knew', amount: knowing, isChoice: false },
    ].map(({ name, amount, isChoice }) => (
      <ShareRow
        key={name}
        name={name}
        share={isChoice ? Math.max(0, amount / knowing) : 0}
        before={isChoice ? 0 : amount / knowing}
        amount={dollars(amount)}
      />
    ))}
  </ShareRows>
);

const Picture = ({ state }: { state: State }) => {
  const result = pilotResult(state);
  return (
    <>
      <Hill state={state} />
      <Endings result={result} />
      <Worth result={result} />
    </>
  );
};

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <>
    <Select
      label="Orders in the pilot are picked"
      options={[
        { value: 'clerks', text: 'By the clerks' },
        { value: 'lot', text: 'By coin toss' },
      ]}
      value={state.picks}
      onChange={({ currentTarget }) => onChange({ picks: currentTarget.value as State['picks'] })}
    />
    <RangeField
      label="Orders"
      hint={`Half of them go through the system. The pilot costs ${dollars(pilotCost(state))}.`}
      range={ordersRange}
      value={state.orders}
      text={String(state.orders)}
      onChange={(orders) => onChange({ orders })}
    />
    <RangeField
      label="Limit for committing"
      hint="Share of those orders that the system has to handle usefully."
      range={limitRange}
      value={state.limit}
      text={percent(state.limit)}
      onChange={(limit) => onChange({ limit })}
    />
  </>
);

const describe = (state: State): string => {
  const { goPays, goLoses, stopMisses, worth } = pilotResult(state);
  return `${state.orders} orders for ${dollars(pilotCost(state))}. Halden commits in ${ofHundred(goPays + goLoses)} of 100 futures and loses in ${ofHundred(goLoses)}; in ${ofHundred(stopMisses)} it stops although the system would have paid. Worth ${dollars(worth)}, and ${dollars(committing)} without a pilot.`;
};

const explorable: Explorable<'pilot', keyof ReturnType<typeof pilotGoals>> = {
  id: 'pilot',
  start: pilotStart,
  Picture,
  Controls,
  describe,
  task: 'Before Halden spends $141,000, it wants a pilot that tells futures that pay from futures that lose, and that is worth its price.',
  goals: {
    isSafe: `Halden commits and loses in at most ${ofHundred(pilotTask.loses)} of 100 futures`,
    isFair: `It stops what would have paid in at most ${ofHundred(pilotTask.misses)}`,
    isWorthIt: `The expected result is at least ${dollars(pilotTask.worth)}, net of the pilot`,
  },
  goalsOf: pilotGoals,
  explanation: (
    <>
      <p>
        A pilot is a purchase: you pay to learn which future you are in. Committing at once is worth{' '}
        {dollars(committing)} on average and loses money in 36 of 100 futures. A pilot of 100 orders with a limit of 54%
        raises this to $16,700 and leaves 7 losses. Knowing the truth would be worth {dollars(knowing)}, so no pilot
        should cost more than the $9,400 in between.
      </p>
      <p>
        More orders buy little. With 400, the two mistakes fall from 7 and 7 to 3 and 4, and the result falls to
        $13,200, because the pilot costs $4,500 more. The mistakes that are left lie close to the break-even, where
        either decision costs little.
      </p>
      <p>
        The limit belongs near the break-even. A limit of 60% sounds prudent: it avoids five more losses, and turns down
        nine more futures that would have paid.
      </p>
      <p>
        No number of orders fixes a wrong choice of orders. If clerks pick the easy ones, a pilot of 400 still leads to
        23 losses. It measures the wrong share, very precisely.
      </p>
      <p className="note">
        The model assumes five minutes per order and the costs as given. Halden’s own pilot is larger because it also
        measures minutes and mistakes, and its rule has a row in the middle: change one thing and repeat.
      </p>
    </>
  ),
};

/** A pilot and its limit separate futures that pay from futures that lose, at a price. */
export const Pilot = (props: WorkbenchProps) => <Workbench explorable={explorable} {...props} />;
