import { trustRange } from './script.ts';
import styles from './trust-chart.module.css';

const width = 320;
const height = 220;
const inset = 10;

const x = (turn: number, turns: number) => inset + (turn / turns) * (width - 2 * inset);
const y = (trust: number) => height - inset - (trust / trustRange.most) * (height - 2 * inset);

/** Trust after each turn of the first and, if there is one, the second run, in one picture. */
export const TrustChart = ({
  first,
  second,
  turns,
}: {
  first: readonly number[];
  second: readonly number[] | undefined;
  /** Turns of a whole conversation. */
  turns: number;
}) => {
  const points = (run: readonly number[]) => run.map((trust, turn) => `${x(turn, turns)},${y(trust)}`).join(' ');
  const label = `Trust by turn. First run: ${first.join(', ')}.${second ? ` Second run: ${second.join(', ')}.` : ''}`;
  return (
    <figure className="stack-8 one-column">
      <svg className="full unfilled system-colors" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {[0, trustRange.most / 2, trustRange.most].map((trust) => (
          <path key={trust} className="stroke-line" d={`M0 ${y(trust)}H${width}`} />
        ))}
        <text className={styles.label} y={y(trustRange.most) + 16}>
          trusts you
        </text>
        <text className={styles.label} y={y(0) - 8}>
          does not
        </text>
        {second && (
          <polyline
            className="stroke-strong"
            strokeWidth="2"
            strokeDasharray="5 5"
            strokeLinejoin="round"
            points={points(first)}
          />
        )}
        <polyline className={styles.now} strokeWidth="2.5" strokeLinejoin="round" points={points(second ?? first)} />
        {(second ?? first).map((trust, turn) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place.
          <circle key={turn} className={styles.dot} cx={x(turn, turns)} cy={y(trust)} r="4" />
        ))}
      </svg>
      <figcaption className="cluster-16 note" aria-hidden>
        {second && (
          <span className="row-8">
            <span className={styles.key} data-before /> first run
          </span>
        )}
        <span className="row-8">
          <span className={styles.key} /> {second ? 'second run' : 'first run'}
        </span>
      </figcaption>
    </figure>
  );
};
