import type { ReactNode } from 'react';
import {
  bestLine,
  contour,
  descend,
  excessOf,
  type FittedLine,
  gradientDescentGoals,
  gradientDescentStart,
  gradientDescentTask,
  points,
  rateRange,
  stepsRange,
} from '#contract/rules/explore/gradient-descent.ts';
import { formatCount } from '#web/src/lib/format.ts';
import type { ControlsProps, Explorable, StateOf, WorkbenchProps } from '../explorable.ts';
import { formatShare } from '../format-share.ts';
import picture from '../picture.module.css';
import { RangeField } from '../range-field.tsx';
import { Workbench } from '../workbench.tsx';
import styles from './gradient-descent.module.css';

type State = StateOf<'gradient-descent'>;

/** Formats a loss; the digits of a diverging one mean nothing. */
const formatLoss = (loss: number): string => (loss > 1000 ? 'more than 1,000' : loss.toFixed(3));

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Size of a plot in units of its view box. */
const size = { width: 240, height: 180 } as const;

/** Returns the position of a value on an axis of this length that runs from `min` to `max`. */
const scale = (value: number, min: number, max: number, length: number): number =>
  (length * (value - min)) / (max - min);

/** Formats positions for the `points` attribute of an SVG shape. */
const polyline = (positions: readonly (readonly [number, number])[]): string =>
  positions.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

const pathLine = { strokeWidth: 1.5, strokeLinejoin: 'round' } as const;

interface PlotProps {
  label: string;
  /** Says what is drawn, and what the axes are. */
  note: string;
  height?: number;
  children: ReactNode;
}

const Plot = ({ label, note, height = size.height, children }: PlotProps) => (
  <div className="stack-4 one-column top">
    <svg
      className={`sunken full system-colors ${picture.unscaled}`}
      viewBox={`0 0 ${size.width} ${height}`}
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
    <p className="note">{note}</p>
  </div>
);

/** The examples with the line that the last step reached. */
const Fit = ({ line }: { line: FittedLine }) => {
  const x = (value: number) => scale(value, 0, 4.2, size.width);
  const y = (value: number) => size.height - scale(value, 0, 4.4, size.height);
  const end = (value: number) => clamp(y(line.offset + line.slope * value), -size.height * 9, size.height * 9);
  return (
    <Plot label="The eight examples and the line" note="The examples, and the line after the last step.">
      <line className="stroke-text" strokeWidth={2.5} x1={x(0)} y1={end(0)} x2={x(4.2)} y2={end(4.2)} />
      {points.map((point) => (
        <circle key={point.x} className="fill-accent" cx={x(point.x)} cy={y(point.y)} r={4.5} />
      ))}
    </Plot>
  );
};

/** Slopes and offsets that the map shows. */
const map = { slope: { min: -0.4, max: 1.8 }, offset: { min: -0.5, max: 2.3 } } as const;
/** Contours of the map: loss above the lowest one. */
const excesses = [4, 2, 1, 0.4, 0.1];

/** Map on which every point is a line. The path connects the lines of the steps while their loss is below 1,000. */
const LossMap = ({ path }: { path: readonly FittedLine[] }) => {
  const place = ({ slope, offset }: { slope: number; offset: number }) =>
    [
      scale(slope, map.slope.min, map.slope.max, size.width),
      size.height - scale(offset, map.offset.min, map.offset.max, size.height),
    ] as const;
  const near = path.filter(({ loss }) => loss < 1000).map(place);
  const [bestX, bestY] = place(bestLine);
  return (
    <Plot
      label="Map of the loss, with the path of the steps"
      note="From above: slope to the right, offset upward. Along a ring the loss is the same; it is lowest at the circle."
    >
      {excesses.map((excess) => (
        <polygon
          key={excess}
          className="fill-accent stroke-strong"
          fillOpacity="0.12"
          points={polyline(contour(excess).map(place))}
        />
      ))}
      <circle className="unfilled stroke-accent" strokeWidth={2.5} cx={bestX} cy={bestY} r={6} />
      <polyline className="unfilled stroke-text" {...pathLine} points={polyline(near)} />
      {near.map(([x, y], step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step stays at its place in the path.
        <circle key={step} className="fill-text" cx={x} cy={y} r={2.2} />
      ))}
    </Plot>
  );
};

/** The highest loss that the curve shows; its axis is logarithmic. */
const highest = 60;
const curveHeight = 100;

/** The loss after each step, as in the log of a training run. */
const LossCurve = ({ path }: { path: readonly FittedLine[] }) => {
  const x = (step: number) => 4 + scale(step, 0, Math.max(1, path.length - 1), size.width - 8);
  const y = (loss: number) =>
    curveHeight - 8 - scale(Math.log(Math.min(loss, highest)), Math.log(bestLine.loss), Math.log(highest), 88);
  return (
    <Plot
      label="The loss after each step"
      note="The loss from the first step to the last, on a logarithmic scale. Dashed: the lowest possible."
      height={curveHeight}
    >
      <line
        className={styles.lowest}
        strokeWidth="1.5"
        strokeDasharray="5 4"
        x1={0}
        x2={size.width}
        y1={y(bestLine.loss)}
        y2={y(bestLine.loss)}
      />
      <polyline
        className="unfilled stroke-text"
        {...pathLine}
        points={polyline(path.map(({ loss }, step) => [x(step), y(loss)] as const))}
      />
    </Plot>
  );
};

const Picture = ({ state }: { state: State }) => {
  const path = descend(state);
  return (
    <>
      <div className={`grid-16 ${picture.beside}`}>
        <Fit line={path.at(-1) ?? bestLine} />
        <LossMap path={path} />
      </div>
      <LossCurve path={path} />
    </>
  );
};

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <>
    <RangeField
      label="Learning rate"
      hint="How far a step goes along the gradient."
      range={rateRange}
      value={state.rate}
      text={state.rate.toFixed(3)}
      onChange={(rate) => onChange({ rate })}
    />
    <RangeField
      label="Steps"
      hint="Each one uses all eight examples."
      range={stepsRange}
      value={state.steps}
      text={String(state.steps)}
      onChange={(steps) => onChange({ steps })}
    />
  </>
);

const describe = (state: State): string => {
  const path = descend(state);
  const [first, last] = [path[0] ?? bestLine, path.at(-1) ?? bestLine];
  const reached = `After ${formatCount(state.steps, 'step')} the loss is ${formatLoss(last.loss)}`;
  if (last.loss > first.loss) return `${reached}, more than the ${formatLoss(first.loss)} before the first step.`;
  const line = `The line: ${last.offset.toFixed(2)} + ${last.slope.toFixed(2)} × x.`;
  return `${reached}, ${formatShare(excessOf(last))} above the lowest possible ${formatLoss(bestLine.loss)}. ${line}`;
};

const explorable: Explorable<'gradient-descent', keyof ReturnType<typeof gradientDescentGoals>> = {
  id: 'gradient-descent',
  start: gradientDescentStart,
  Picture,
  Controls,
  describe,
  task: `You can pay for ${gradientDescentTask.maxSteps} steps. Find a learning rate that needs no more.`,
  goals: {
    isClose: `The loss is at most ${formatShare(gradientDescentTask.maxExcess)} above the lowest possible`,
    isQuick: `At most ${gradientDescentTask.maxSteps} steps are taken`,
  },
  goalsOf: gradientDescentGoals,
  explanation: (
    <>
      <p>
        The loss is a long, narrow valley: its walls are 29 times as curved as its floor. The first steps fall into the
        valley whatever the rate is. The rest is a slow walk along the floor, where the gradient is small. At a rate of
        0.01 this walk takes 320 steps, at 0.13 only 24.
      </p>
      <p>
        The steep walls limit the rate. Above 0.15, which is 2 divided by the curvature across the valley, each step
        lands higher on the opposite wall than it began, and the loss grows without end. Just below the limit, the path
        still zigzags. The best rate is close to the one that breaks.
      </p>
      <p>
        Fine-tuning does this with millions of weights. Nobody can draw that map, so people read the loss curve: falling
        slowly means that the rate is too low, jumping or growing that it is too high. A warm-up keeps the first steps
        short, where the slope is steepest, and an optimizer such as Adam gives each weight a rate of its own, which
        makes the valley rounder.
      </p>
    </>
  ),
};

/** The learning rate decides whether steps down the gradient crawl, arrive or diverge. */
export const GradientDescent = (props: WorkbenchProps) => <Workbench explorable={explorable} {...props} />;
