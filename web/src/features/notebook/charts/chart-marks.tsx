import styles from './chart.module.css';
import type { Chart, ChartSeries } from './chart.ts';
import { type ChartAxis, chartAxis } from './chart-axis.ts';

const top = 28;
const bottom = 44;
const right = 12;
/** Width of a character of the labels, in pixels. */
const characterWidth = 7.5;
/** Lines with more points have no dots. */
const maxDots = 40;

const numberFormat = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 6 });

const shortened = (text: string, width: number): string => {
  const fitting = Math.max(1, Math.floor(width / characterWidth));
  return text.length <= fitting ? text : `${text.slice(0, Math.max(1, fitting - 1))}…`;
};

interface Axes {
  across: ChartAxis;
  up: ChartAxis;
}

/** Bars beside each other above each name. */
const Bars = ({ chart: { names = [], series }, width, left, up }: MarksProps) => {
  const slot = (width - right - left) / names.length;
  const barWidth = (slot * 0.7) / series.length;
  const zero = up.at(0);
  return names.map((name, position) => {
    const start = left + slot * (position + 0.15);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: bars never move, and names may repeat.
      <g key={position}>
        {series.map(({ values }, index) => {
          const end = up.at(values[position] ?? 0);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: series never move.
              key={index}
              className={styles.bar}
              data-series={index % 6}
              x={start + barWidth * index}
              y={Math.min(zero, end)}
              width={Math.max(1, barWidth - (series.length > 1 ? 2 : 0))}
              height={Math.abs(end - zero)}
            />
          );
        })}
        <text className={styles.tick} x={start + slot * 0.35} y={up.at(up.ticks[0] ?? 0) + 20} textAnchor="middle">
          {shortened(name, slot)}
        </text>
      </g>
    );
  });
};

const Line = ({
  series: { values, positions = [] },
  index,
  axes,
}: {
  series: ChartSeries;
  index: number;
  axes: Axes;
}) => {
  const points = values.map((value, at) => [axes.across.at(positions[at] ?? 0), axes.up.at(value)] as const);
  return (
    <g data-series={index % 6}>
      <polyline className={styles.line} points={points.map((point) => point.join(',')).join(' ')} />
      {points.length <= maxDots &&
        points.map(([x, y]) => <circle key={`${x} ${y}`} className={styles.dot} cx={x} cy={y} r="3.5" />)}
    </g>
  );
};

const Points = ({
  series: { values, positions = [], labels = [] },
  axes,
  width,
}: {
  series: ChartSeries;
  axes: Axes;
  width: number;
}) =>
  values.map((value, index) => {
    const x = axes.across.at(positions[index] ?? 0);
    const y = axes.up.at(value);
    const isNearEnd = x > width - 120;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: points never move.
      <g key={index} data-series={0}>
        <circle className={styles.dot} cx={x} cy={y} r="5" />
        {labels[index] && (
          <text className="fill-text" x={isNearEnd ? x - 9 : x + 9} y={y + 4} textAnchor={isNearEnd ? 'end' : 'start'}>
            {labels[index]}
          </text>
        )}
      </g>
    );
  });

interface MarksProps {
  chart: Chart;
  width: number;
  /** Position of the vertical axis, in pixels from the left. */
  left: number;
  up: ChartAxis;
}

/** Lines or points, with the numbers below the horizontal axis. */
const Plotted = ({ chart: { kind, series }, width, left, up }: MarksProps) => {
  const range = [left, width - right] as const;
  const positions = series.flatMap((one) => one.positions ?? []);
  const across = chartAxis(positions, { range, parts: Math.max(2, Math.min(6, Math.floor(width / 90))) });
  const axes = { across, up };
  return (
    <>
      {across.ticks.map((tick) => (
        <text
          key={tick}
          className={styles.tick}
          x={across.at(tick)}
          y={up.at(up.ticks[0] ?? 0) + 20}
          textAnchor="middle"
        >
          {numberFormat.format(tick)}
        </text>
      ))}
      {series.map((one, index) =>
        kind === 'line' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: series never move.
          <Line key={index} series={one} {...{ index, axes }} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: series never move.
          <Points key={index} series={one} {...{ axes, width }} />
        ),
      )}
    </>
  );
};

/** The drawing of a chart, `width` pixels wide. */
export const ChartMarks = ({ chart, width, summary }: { chart: Chart; width: number; summary: string }) => {
  const height = Math.round(Math.min(340, Math.max(220, width * 0.55)));
  const values = chart.series.flatMap((series) => series.values);
  const up = chartAxis(values, { range: [height - bottom, top], parts: 5, hasZero: chart.kind === 'bar' });
  const tickLabels = up.ticks.map((tick) => numberFormat.format(tick));
  const left = Math.max(...tickLabels.map(({ length }) => length)) * characterWidth + 12;
  const Marks = chart.kind === 'bar' ? Bars : Plotted;
  return (
    <svg
      className="block full label-size system-colors"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={summary}
    >
      {up.ticks.map((tick, index) => (
        <g key={tick}>
          <line className="stroke-line" x1={left} x2={width - right} y1={up.at(tick)} y2={up.at(tick)} />
          <text className={styles.tick} x={left - 8} y={up.at(tick) + 4} textAnchor="end">
            {tickLabels[index]}
          </text>
        </g>
      ))}
      <text className={styles.tick} x="0" y="12">
        {chart.y}
      </text>
      <text className={styles.tick} x={(left + width - right) / 2} y={height - 4} textAnchor="middle">
        {chart.x}
      </text>
      <Marks {...{ chart, width, left, up }} />
    </svg>
  );
};
