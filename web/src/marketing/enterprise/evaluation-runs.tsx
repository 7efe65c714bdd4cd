import { developmentSteps } from '../facts/custom-development.ts';
import styles from './evaluation-runs.module.css';

type Result = 'unwritten' | 'written' | 'wrong' | 'right';

const runsPerStep = 8;
const caseCount = 6;
const cellPx = 20;

/** The run of the build in which each case first passes. */
const firstRightRun = [0, 1, 3, 4, 6];
/** The run in which the live system gets a new case, which passes one run later. */
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
const dash = (column: number, row: number) => `M${column * cellPx + 7} ${row * cellPx + 10}h6`;
const cross = (column: number, row: number) => `M${column * cellPx + 6} ${row * cellPx + 6}l8 8m0-8l-8 8`;

/** Returns one path for all cells with a result. */
const cellsOf = (step: number, result: Result, draw: typeof square): string =>
  Array.from({ length: runsPerStep * caseCount }, (_, index) => [index % runsPerStep, Math.floor(index / runsPerStep)])
    .filter(([run = 0, row = 0]) => resultsByStep[step]?.(row, run) === result)
    .map(([run = 0, row = 0]) => draw(run, row))
    .join('');

interface CellsProps {
  unwritten?: string;
  written?: string;
  wrong?: string;
  right?: string;
}

/** Cells in the color and the shape of their result. */
const Cells = ({ unwritten, written, wrong, right }: CellsProps) => (
  <>
    {unwritten && <path className="stroke-strong" d={unwritten} />}
    {written && <path className="stroke-strong" d={written} />}
    {wrong && <path className="stroke-danger" d={wrong} />}
    {right && <path className="fill-accent stroke-accent" d={right} />}
  </>
);

const legend: readonly (CellsProps & { text: string })[] = [
  { text: 'not written yet', unwritten: dash(0, 0) },
  { text: 'written, not built', written: square(0, 0) },
  { text: 'wrong', wrong: square(0, 0) + cross(0, 0) },
  { text: 'right', right: square(0, 0) },
];

const drawing = { strokeWidth: '1.5', strokeLinecap: 'round' } as const;

/** What the cells mean, above the steps. */
const Legend = () => (
  <ul className="cluster-24 note below-24">
    {legend.map(({ text, ...cells }) => (
      <li key={text} className="row-8">
        <svg className="unfilled system-colors" width={cellPx} height={cellPx} {...drawing} aria-hidden>
          <Cells {...cells} />
        </svg>
        {text}
      </li>
    ))}
  </ul>
);

/** The steps of a project over its evaluation set: a row for each case, a column for each run. */
export const EvaluationRuns = () => (
  <>
    <Legend />
    <ol className={`stack-48 halves ${styles.steps}`}>
      {developmentSteps.map(({ title, description, takes }, step) => (
        <li key={title} className={`stack-16 top ${styles.step}`}>
          <svg
            className={`full unfilled system-colors ${styles.cells}`}
            viewBox={`0 0 ${runsPerStep * cellPx} ${caseCount * cellPx}`}
            {...drawing}
            aria-hidden
          >
            <Cells
              unwritten={cellsOf(step, 'unwritten', dash)}
              written={cellsOf(step, 'written', square)}
              wrong={cellsOf(step, 'wrong', square) + cellsOf(step, 'wrong', cross)}
              right={cellsOf(step, 'right', square)}
            />
          </svg>
          <div className="stack-8">
            <h3>{title}</h3>
            <p className="mono">{takes}</p>
            <p className="muted">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  </>
);
