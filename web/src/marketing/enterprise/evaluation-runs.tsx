import { developmentSteps } from '../facts/custom-development.ts';
import styles from './evaluation-runs.module.css';

type Result = 'unwritten' | 'written' | 'wrong' | 'right';

const runsPerStep = 8;
const caseCount = 6;
const cellPx = 20;

/** The run of the build in which each case first comes out right. */
const firstRightRun = [0, 1, 3, 4, 6];
/** Once the system is live, a new case is added, and it comes out right one run later. */
const addedInRun = 3;

const resultsByStep: readonly ((row: number, run: number) => Result)[] = [
  (row, run) => (row < firstRightRun.length && row < run ? 'written' : 'unwritten'),
  (row) => (row < firstRightRun.length ? 'written' : 'unwritten'),
  (row, run) => {
    const first = firstRightRun[row];
    if (first === undefined) return 'unwritten';
    return run < first ? 'wrong' : 'right';
  },
  (row, run) => {
    if (row < firstRightRun.length || run > addedInRun) return 'right';
    return run === addedInRun ? 'wrong' : 'unwritten';
  },
];

const square = (column: number, row: number) => `M${column * cellPx + 3} ${row * cellPx + 3}h14v14h-14z`;
const cross = (column: number, row: number) => `M${column * cellPx + 6} ${row * cellPx + 6}l8 8m0-8l-8 8`;

/** Returns one path for all cells with a result. */
const cellsOf = (step: number, result: Result, draw: typeof square): string =>
  Array.from({ length: runsPerStep * caseCount }, (_, index) => [index % runsPerStep, Math.floor(index / runsPerStep)])
    .filter(([run = 0, row = 0]) => resultsByStep[step]?.(row, run) === result)
    .map(([run = 0, row = 0]) => draw(run, row))
    .join('');

/** The steps of a project over its evaluation set: a row for each case, a column for each run. */
export const EvaluationRuns = () => (
  <ol className={`stack-48 halves ${styles.steps}`}>
    {developmentSteps.map(({ title, description, takes }, step) => (
      <li key={title} className={`stack-16 top ${styles.step}`}>
        <svg
          className={`full unfilled system-colors ${styles.cells}`}
          strokeWidth="1.5"
          strokeLinecap="round"
          viewBox={`0 0 ${runsPerStep * cellPx} ${caseCount * cellPx}`}
          aria-hidden
        >
          <path className="stroke-line" d={cellsOf(step, 'unwritten', square)} />
          <path className="stroke-strong" d={cellsOf(step, 'written', square)} />
          <path className="stroke-danger" d={cellsOf(step, 'wrong', square) + cellsOf(step, 'wrong', cross)} />
          <path className="fill-accent stroke-accent" d={cellsOf(step, 'right', square)} />
        </svg>
        <div className="stack-8">
          <h3>{title}</h3>
          <p className="mono">{takes}</p>
          <p className="muted">{description}</p>
        </div>
      </li>
    ))}
  </ol>
);
