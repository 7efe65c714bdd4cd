import { Dices } from 'lucide-react';
import { useId } from 'react';
import {
  dateOutcomes,
  durationsOf,
  finishChances,
  firstDate,
  limitRange,
  type PromisedDateState,
  playProject,
  promisedDateGoals,
  promisedDateStart,
  promisedDateTask,
  runCount,
  shareRange,
} from '#contract/rules/explore/promised-date.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { Button } from '#web/src/ui/button.tsx';
import type { ControlsProps, Explorable, WorkbenchProps } from '../explorable.ts';
import picture from '../picture.module.css';
import { RangeField } from '../range-field.tsx';
import { ShareRow, ShareRows } from '../share-bar.tsx';
import { Workbench } from '../workbench.tsx';
import { dateText, ProjectCourse, x } from './project-course.tsx';
import styles from './promised-date.module.css';

type State = PromisedDateState;

const percent = (share: number): string => `${Math.round(100 * share)}%`;
const ofHundred = (share: number): number => Math.round(100 * share);

const chances = finishChances();
const highest = Math.max(...chances);
/** Heights in pixels of the bars, and of the label above them. */
const height = { bars: 104, label: 22 } as const;
/** Working days labeled on the axis. */
const ticks = [0, 20, 39, 58] as const;

const Ticks = () => (
  <div className={`relative note numbers ${styles.ticks}`} aria-hidden>
    {ticks.map((day) => (
      <span key={day} style={{ insetInlineStart: x(day) }}>
        {dateText(day, 'short')}
      </span>
    ))}
  </div>
);

/** Days on which such projects finish: filled up to the promised date, hollow after it. */
const Finishes = ({ date }: { date: number }) => (
  <svg
    className={`full system-colors ${picture.based}`}
    height={126}
    role="img"
    aria-label={`When projects finish, with ${dateText(date)} marked`}
  >
    {chances.map((chance, day) => {
      const size = (height.bars * chance) / highest;
      return (
        chance > 0 && (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the day.
            key={day}
            className={day <= date ? 'fill-accent' : 'unfilled stroke-danger'}
            strokeWidth={1.25}
            x={x(day - 0.4)}
            width={x(0.8)}
            y={height.label + height.bars - size}
            height={size}
          />
        )
      );
    })}
    <line className="stroke-text" strokeWidth={1.5} x1={x(date + 0.5)} x2={x(date + 0.5)} y1={6} y2="100%" />
    <text className="label-size fill-text" x={x(date + 0.5)} dx={-6} y={14} textAnchor="end">
      {dateText(date)}
    </text>
  </svg>
);

const Outcomes = ({ state }: { state: State }) => {
  const titleId = useId();
  const { moves, warned } = dateOutcomes(state);
  const rows = [
    { name: 'Never', share: moves[0] },
    { name: 'Once', share: moves[1] },
    { name: 'Twice', share: moves[2] },
    { name: 'More than twice', share: moves[3] },
  ];
  return (
    <div className="stack-8 one-column">
      <p id={titleId} className="strong">
        Over all projects, the date is moved
      </p>
      <ShareRows aria-labelledby={titleId}>
        {rows.map(({ name, share }) => (
          <ShareRow key={name} name={name} share={share} amount={percent(share)} />
        ))}
      </ShareRows>
      <p className="small">
        Of the dates that move, <b className="numbers">{percent(warned)}</b> move with at least{' '}
        {promisedDateTask.notice} working days’ notice.
      </p>
    </div>
  );
};

const Picture = ({ state }: { state: State }) => (
  <>
    <div className="stack-4 one-column">
      <p className="small">When such projects finish. Filled bars: by the promised date.</p>
      <Finishes date={firstDate(state.share)} />
      <Ticks />
    </div>
    <ProjectCourse state={state} />
    <Outcomes state={state} />
  </>
);

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <>
    <RangeField
      label="Promise a date that holds in"
      hint={`Share of all projects like this one. That date is ${dateText(firstDate(state.share))}.`}
      range={shareRange}
      value={state.share}
      text={percent(state.share)}
      onChange={(share) => onChange({ share })}
    />
    <RangeField
      label="Move it when the chance of a miss is above"
      hint="Low: you speak up early, sometimes for nothing. High: you wait until you are certain."
      range={limitRange}
      value={state.limit}
      text={percent(state.limit)}
      onChange={(limit) => onChange({ limit })}
    />
    <Button
      className="self-start"
      icon={<Dices size={18} strokeWidth={1.75} aria-hidden />}
      onClick={() => onChange({ run: (state.run % runCount) + 1 })}
    >
      Show another project
    </Button>
  </>
);

const describe = (state: State): string => {
  const { moves, warned } = dateOutcomes(state);
  const moved = playProject(durationsOf(state.run), state).announcements.length - 1;
  return `${dateText(firstDate(state.share))} is never moved in ${ofHundred(moves[0])} of 100 projects. Of the dates that move, ${percent(warned)} move with two weeks’ notice. In project ${state.run} it is moved ${formatCount(moved, 'time')}.`;
};

const explorable: Explorable<'promised-date', keyof ReturnType<typeof promisedDateGoals>> = {
  id: 'promised-date',
  start: promisedDateStart,
  Picture,
  Controls,
  describe,
  task: 'Victor’s license expires on September 30. Choose a first date and a rule for moving it, so that you rarely correct yourself and never too late.',
  goals: {
    isSteady: `The date is never moved in at least ${ofHundred(promisedDateTask.unmoved)} of 100 projects`,
    isEarlyWarning: `Of the dates that move, at least ${percent(promisedDateTask.warned)} move with two weeks’ notice`,
    isInTime: `The first date is ${dateText(promisedDateTask.latest)} or earlier`,
  },
  goalsOf: promisedDateGoals,
  explanation: (
    <>
      <p>
        The most frequent times, five days for each type and three for testing, add up to August 21. Only 6 of 100
        projects finish by then. Durations have a long tail: a type is done one day early at best, and can be thirteen
        days late. So likely times add up to an unlikely date.
      </p>
      <p>
        If you name the date with even odds and correct it whenever the odds turn (50% and 50%), you move it in 95 of
        100 projects. Each correction is honest, and nobody believes the fourth. With a margin (94%) and a limit of
        about one in three, you move it in 14, and nearly everyone hears two weeks ahead.
      </p>
      <p>
        Waiting for certainty looks better: at 90% the same date is moved in only 5 of 100 projects. The projects are no
        different. People just hear later, and in 82% of these cases less than two weeks ahead, when few options are
        left.
      </p>
      <p className="note">
        The model draws each step from ten earlier message types and five rounds of testing, independently. If one cause
        slows them all, the tail is longer.
      </p>
    </>
  ),
};

/** A margin and a rule decide how often a promised date is moved, and how early people hear of it. */
export const PromisedDate = (props: WorkbenchProps) => <Workbench explorable={explorable} {...props} />;
