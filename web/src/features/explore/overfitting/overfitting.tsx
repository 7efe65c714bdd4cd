import {
  type Day,
  daysRange,
  degreeRange,
  errorsByDegree,
  errorsOf,
  type FitErrors,
  fitPolynomial,
  learnedDays,
  overfittingGoals,
  overfittingStart,
  overfittingTask,
  validationDays,
} from '#contract/rules/explore/overfitting.ts';
import type { ControlsProps, Explorable, StateOf, WorkbenchProps } from '../explorable.ts';
import picture from '../picture.module.css';
import { RangeField } from '../range-field.tsx';
import { ShareRow, ShareRows } from '../share-bar.tsx';
import { Workbench } from '../workbench.tsx';
import styles from './overfitting.module.css';

type State = StateOf<'overfitting'>;

const plotStyle = `sunken full system-colors ${picture.unscaled}`;

const cups = (error: number): string => `${error.toFixed(1)} cups`;

/** The scatter plot: its size in units, and the values at its edges. */
const plot = { width: 240, height: 165, coldest: 15, warmest: 90, most: 75, fewest: -5 } as const;

const plotX = (temperature: number): number =>
  (plot.width * (temperature - plot.coldest)) / (plot.warmest - plot.coldest);
const plotY = (count: number): number => (plot.height * (plot.most - count)) / (plot.most - plot.fewest);

/** The polynomial from edge to edge; a steep stretch leaves the plot at the top or bottom. */
const curveOf = (state: State): string => {
  const predict = fitPolynomial(state);
  const steps = 2 * (plot.warmest - plot.coldest);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const temperature = plot.coldest + step / 2;
    const y = Math.min(2 * plot.height, Math.max(-plot.height, plotY(predict(temperature))));
    return `${plotX(temperature).toFixed(1)},${y.toFixed(1)}`;
  }).join(' ');
};

const Dots = ({ days, radius, className }: { days: readonly Day[]; radius: number; className: string | undefined }) =>
  days.map(({ temperature, cups: sold }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two days may be alike, and days never move.
    <circle key={index} className={className} cx={plotX(temperature)} cy={plotY(sold)} r={radius} />
  ));

/** Error at which a bar is full, in cups: about that of degree 0. */
const fullBar = 21;

const ErrorBar = ({ name, error }: { name: string; error: number }) => (
  <ShareRow name={name} share={Math.min(1, error / fullBar)} amount={cups(error)} />
);

const Picture = ({ state }: { state: State }) => {
  const { training, validation } = errorsOf(state);
  return (
    <>
      <div className="stack-4 one-column">
        <svg
          className={plotStyle}
          viewBox={`0 0 ${plot.width} ${plot.height}`}
          role="img"
          aria-label="Cups sold by temperature, with the fitted polynomial"
        >
          <Dots days={validationDays} radius={3} className={`unfilled stroke-award ${styles.unseen}`} />
          <Dots days={learnedDays(state)} radius={3.5} className="fill-accent" />
          <polyline className="unfilled stroke-text" strokeWidth={2.5} strokeLinejoin="round" points={curveOf(state)} />
        </svg>
        <div className="row-8 between note" aria-hidden>
          <span>{plot.coldest} °F</span>
          <span>{plot.warmest} °F</span>
        </div>
        <p className="note">
          Higher is more cups. Filled: days the curve is fitted to. Rings: {validationDays.length} days it has not seen.
        </p>
      </div>
      <ShareRows aria-label="Typical errors">
        <ErrorBar name="Training error" error={training} />
        <ErrorBar name="Validation error" error={validation} />
      </ShareRows>
    </>
  );
};

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <>
    <RangeField
      label="Degree"
      hint="0: one number for every day. 1: a line. Each additional degree allows another bend."
      range={degreeRange}
      value={state.degree}
      text={String(state.degree)}
      onChange={(degree) => onChange({ degree })}
    />
    <RangeField
      label="Days to learn from"
      hint="More records from last winter."
      range={daysRange}
      value={state.days}
      text={String(state.days)}
      onChange={(days) => onChange({ days })}
    />
  </>
);

const describe = (state: State): string => {
  const { training, validation } = errorsOf(state);
  const gap = Math.abs(validation - training);
  return `Degree ${state.degree}, fitted to ${state.days} days. It misses those by ${cups(training)} and unseen days by ${cups(validation)}: ${gap.toFixed(1)} apart.`;
};

/** Error at the top of a chart, in cups. */
const chartTop = 24;

/** Both errors by degree. */
const ErrorChart = ({ days }: { days: number }) => {
  const errors = errorsByDegree({ days });
  const line = (key: keyof FitErrors) =>
    errors
      .map((each, degree) => `${4 + (degree * 232) / degreeRange.max},${146 - (140 * each[key]) / chartTop}`)
      .join(' ');
  return (
    <figure className="stack-4 one-column top">
      <svg className={plotStyle} viewBox="0 0 240 150" role="img" aria-label={`Errors by degree, with ${days} days`}>
        <line className="stroke-strong" x1={4} x2={236} y1={146} y2={146} />
        <polyline className="unfilled stroke-accent" strokeWidth={2.5} points={line('training')} />
        <polyline
          className="unfilled stroke-award"
          strokeWidth={2.5}
          strokeDasharray="6 4"
          points={line('validation')}
        />
      </svg>
      <figcaption className="note">{days} days. From left to right: degrees 0 to 12.</figcaption>
    </figure>
  );
};

const explorable: Explorable<'overfitting', keyof ReturnType<typeof overfittingGoals>> = {
  id: 'overfitting',
  start: overfittingStart,
  Picture,
  Controls,
  describe,
  task: 'The curve passes close to all 14 days and is useless for tomorrow. Find the degree that predicts unseen days best, and enough days to trust its training error.',
  goals: {
    isBest: 'No other degree has a lower validation error',
    isClose: `The two errors are at most ${overfittingTask.maxGap} cup apart`,
    isAffordable: `At most ${overfittingTask.maxDays} days are used`,
  },
  goalsOf: overfittingGoals,
  explanation: (
    <>
      <p>
        With 14 days, degree 0 misses by 20.8 and 20.6 cups: both high and close together, which is underfitting. Degree
        12 misses its own days by 1.0 cup and unseen ones by 78.3: overfitting. Between them, degree 3 has the lowest
        validation error. The training error alone would never have told you; it only falls.
      </p>
      <div className={`grid-16 ${picture.beside}`}>
        <ErrorChart days={14} />
        <ErrorChart days={56} />
      </div>
      <p className="note">Solid: training error. Dashed: validation error, which leaves the first chart at the top.</p>
      <p>
        More days close the gap. At degree 3, the training error rises from 4.5 cups to 6.2 with 28 days, near the 5.6
        on unseen days: the first 4.5 was partly luck. Even degree 12 does little harm with 56 days (4.9 and 6.6),
        because no curve of that degree can follow the noise of all of them.
      </p>
      <p>
        What remains at the best degree is noise: two days of the same temperature do not sell the same number of cups,
        and no polynomial can know that.
      </p>
    </>
  ),
};

/** The degree of a polynomial, and the number of examples, decide whether it learns the signal or the noise. */
export const Overfitting = (props: WorkbenchProps) => <Workbench explorable={explorable} {...props} />;
