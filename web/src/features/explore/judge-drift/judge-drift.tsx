import { Dices } from 'lucide-react';
import { useId } from 'react';
import {
  alarmCounts,
  casesRange,
  checkWeeks,
  driftWeek,
  type JudgeDriftState,
  judgeDriftGoals,
  judgeDriftStart,
  judgeDriftTask,
  judgeWeek,
  limitRange,
  runCount,
  shareRange,
  type WeekCheck,
  weekRange,
} from '#contract/rules/explore/judge-drift.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { Button } from '#web/src/ui/button.tsx';
import type { ControlsProps, Explorable, WorkbenchProps } from '../explorable.ts';
import { formatShare } from '../format-share.ts';
import picture from '../picture.module.css';
import { RangeField } from '../range-field.tsx';
import valueTable from '../value-table.module.css';
import { Workbench } from '../workbench.tsx';
import styles from './judge-drift.module.css';

type State = JudgeDriftState;

/** Pixels from the top of the chart for a kappa from -0.2 to 1; values beyond are drawn at the edge. */
const y = (kappa: number): number => 170 - 160 * Math.min(1, Math.max(0, (kappa + 0.2) / 1.2));
/** Center of a week, as a percentage of the chart's width. */
const x = (week: number): string => `${((week - 0.5) / weekRange.max) * 100}%`;

/** Kappa of a week with its interval: a dot, or a cross when it is an alarm. */
const WeekMark = ({ check, isShown }: { check: WeekCheck; isShown: boolean }) => {
  const { week, kappa, low, high, isAlarm } = check;
  return (
    <g>
      <line
        className={isShown ? 'stroke-accent' : 'stroke-strong'}
        strokeWidth={6}
        x1={x(week)}
        x2={x(week)}
        y1={y(low)}
        y2={y(high)}
      />
      <svg x={x(week)} y={y(kappa)} overflow="visible" aria-hidden>
        {isAlarm ? (
          <path className="stroke-danger" strokeWidth="2.5" strokeLinecap="round" d="M-5-5 5 5M5-5-5 5" />
        ) : (
          <circle className="fill-accent" r={5} />
        )}
      </svg>
    </g>
  );
};

const Chart = ({ state, checks }: { state: State; checks: readonly WeekCheck[] }) => (
  <div className="stack-4 one-column">
    <p className="small">
      Kappa by week, with its 95% interval. A cross below the dashed limit is an alarm. The gray area begins at the
      update.
    </p>
    <svg
      className="full system-colors"
      height={180}
      role="img"
      aria-label={`Kappa of run ${state.run} over twelve weeks, with the limit`}
    >
      <rect
        className={styles.drift}
        x={`${((driftWeek - 1) / weekRange.max) * 100}%`}
        y={0}
        width="100%"
        height={180}
      />
      {[0, 0.5, 1].map((kappa) => (
        <line key={kappa} className="stroke-line" x1={0} x2="100%" y1={y(kappa)} y2={y(kappa)} />
      ))}
      {checks.map((check) => (
        <WeekMark key={check.week} check={check} isShown={check.week === state.week} />
      ))}
      <line className={picture.limit} x1={0} x2="100%" y1={y(state.limit)} y2={y(state.limit)} />
    </svg>
    <div className={`note numbers flex ${styles.weeks}`} aria-hidden>
      {checks.map(({ week }) => (
        <span key={week}>{week}</span>
      ))}
    </div>
  </div>
);

/** The counts of a week, and what they say. */
const WeekTable = ({ state, check }: { state: State; check: WeekCheck }) => {
  const titleId = useId();
  const { failFail, failPass, passFail, passPass } = judgeWeek(state, state.week);
  const { observed, chance, kappa, low, high } = check;
  return (
    <div className="stack-12 one-column">
      <p id={titleId} className="strong">
        Week {state.week}: {formatCount(state.cases, 'case')} rated by people and by the judge
      </p>
      <table
        className={`small-size ${valueTable.table} ${valueTable.lined} ${valueTable.even}`}
        aria-labelledby={titleId}
      >
        <thead>
          <tr>
            <td />
            <th scope="col">Judge: fail</th>
            <th scope="col">Judge: pass</th>
          </tr>
        </thead>
        <tbody className="numbers">
          <tr>
            <th scope="row" className="muted">
              People: fail
            </th>
            <td>{failFail}</td>
            <td>{failPass}</td>
          </tr>
          <tr>
            <th scope="row" className="muted">
              People: pass
            </th>
            <td>{passFail}</td>
            <td>{passPass}</td>
          </tr>
        </tbody>
      </table>
      <dl className={`small grid ${valueTable.facts}`}>
        <dt>Agreement</dt>
        <dd>
          {formatShare(observed.rate)} ({formatShare(observed.low)} to {formatShare(observed.high)})
        </dd>
        <dt>By chance</dt>
        <dd>{formatShare(chance)}</dd>
        <dt>Kappa</dt>
        <dd>
          {kappa.toFixed(2)} ({low.toFixed(2)} to {high.toFixed(2)})
        </dd>
      </dl>
    </div>
  );
};

const Picture = ({ state }: { state: State }) => {
  const checks = checkWeeks(state);
  return (
    <>
      <Chart state={state} checks={checks} />
      <WeekTable state={state} check={checks[state.week - 1] as WeekCheck} />
    </>
  );
};

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <>
    <RangeField
      label="Cases per week"
      hint="People rate each of them, and so does the judge."
      range={casesRange}
      value={state.cases}
      text={String(state.cases)}
      onChange={(cases) => onChange({ cases })}
    />
    <RangeField
      label="Bad answers among them"
      hint="In production it is 10%. You may choose cases that are more likely to be bad."
      range={shareRange}
      value={state.share}
      text={formatShare(state.share)}
      onChange={(share) => onChange({ share })}
    />
    <RangeField
      label="Alarm limit"
      hint="A kappa below it is an alarm."
      range={limitRange}
      value={state.limit}
      text={state.limit.toFixed(2)}
      onChange={(limit) => onChange({ limit })}
    />
    <RangeField
      label="Week to show"
      hint={`The provider updates the judge in week ${driftWeek}.`}
      range={weekRange}
      value={state.week}
      text={String(state.week)}
      onChange={(week) => onChange({ week })}
    />
    <Button
      className="self-start"
      icon={<Dices size={18} strokeWidth={1.75} aria-hidden />}
      onClick={() => onChange({ run: (state.run % runCount) + 1 })}
    >
      Show another run
    </Button>
  </>
);

const describe = (state: State): string => {
  const first = checkWeeks(state).find(({ isAlarm }) => isAlarm)?.week;
  const alarm =
    first === undefined
      ? 'no alarm'
      : `first alarm in week ${first}, ${first < driftWeek ? 'before' : 'after'} the update`;
  const { early, noticed } = alarmCounts(state);
  return `Run ${state.run}: ${alarm}. Of ${runCount} such runs, ${early} have a false alarm, and ${noticed} notice the drift by week ${judgeDriftTask.byWeek}.`;
};

const explorable: Explorable<'judge-drift', keyof ReturnType<typeof judgeDriftGoals>> = {
  id: 'judge-drift',
  start: judgeDriftStart,
  Picture,
  Controls,
  describe,
  task: 'The judge was measured once and found good. Plan a weekly check that notices when it gets worse, and gives no false alarm before that.',
  goals: {
    isQuiet: `At most ${judgeDriftTask.falseAlarms} of ${runCount} runs has an alarm before week ${driftWeek}`,
    isQuick: `At least ${judgeDriftTask.noticed} runs have one in weeks ${driftWeek} to ${judgeDriftTask.byWeek}`,
    isAffordable: `People rate at most ${judgeDriftTask.cases} cases a week`,
  },
  goalsOf: judgeDriftGoals,
  explanation: (
    <>
      <p>
        Agreement barely moved: when nine answers in ten are good, a judge that passes everything still agrees on about
        90%. Kappa fell, because it subtracts the agreement expected by chance.
      </p>
      <p>
        How far kappa jumps from week to week by luck depends above all on the number of bad answers. With four of them,
        one verdict more or less moves it by 0.15. With one bad answer in ten, as in the first sample, you would need
        190 cases a week. With four in ten, 50 are enough.
      </p>
      <p>
        The limit is a trade-off: a higher one is early and often wrong; a lower one is quiet and late. The judge here
        is simulated. It finds 90% of the bad answers, and from week {driftWeek} on, 15 points less each week. In your
        own work you do not know that week. You know only the check.
      </p>
    </>
  ),
};

/** Cohen's kappa of a judge that drifts, and the weekly check that notices it. */
export const JudgeDrift = (props: WorkbenchProps) => <Workbench explorable={explorable} {...props} />;
