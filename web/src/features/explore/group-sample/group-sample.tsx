import { useId } from 'react';
import {
  casesRange,
  type Estimate,
  estimates,
  groupSampleGoals,
  groupSampleStart,
  groupSampleTask,
  shareRange,
} from '#contract/rules/explore/group-sample.ts';
import { formatCount } from '#web/src/lib/format.ts';
import type { ControlsProps, Explorable, StateOf, WorkbenchProps } from '../explorable.ts';
import { formatShare } from '../format-share.ts';
import { RangeField } from '../range-field.tsx';
import valueTable from '../value-table.module.css';
import { Workbench } from '../workbench.tsx';
import styles from './group-sample.module.css';

type State = StateOf<'group-sample'>;

const percent = (share: number): string => `${100 * share}%`;

/** Interval of an estimate on the axis from 0% to 100%, with a tick at the share in the sample. */
const Interval = ({ estimate: { low, high, rate }, tone }: { estimate: Estimate; tone: string }) => (
  <svg className={`full ${styles.interval} ${tone}`} height={28} aria-hidden>
    <line className="stroke-line" x1="0%" x2="100%" y1={14} y2={14} />
    <rect x={percent(low)} y={6} width={percent(high - low)} height={16} rx={4} />
    <line stroke="currentcolor" strokeWidth={3} x1={percent(rate)} x2={percent(rate)} y1={2} y2={26} />
  </svg>
);

const Row = ({ name, estimate, tone }: { name: string; estimate: Estimate; tone: string }) => (
  <tr>
    <th scope="row">
      {name}
      <span className="block muted label">
        {estimate.hits} of {estimate.cases}
      </span>
    </th>
    <td className={styles.picture}>
      <Interval estimate={estimate} tone={tone} />
    </td>
    <td className="numbers">
      {formatShare(estimate.low)} to {formatShare(estimate.high)}
    </td>
  </tr>
);

const Picture = ({ state }: { state: State }) => {
  const titleId = useId();
  const { younger, older, all } = estimates(state);
  return (
    <>
      <p id={titleId} className="strong">
        Qualified people whom the model suggests
      </p>
      <table
        className={`small-size ${valueTable.table} ${valueTable.numeric} ${styles.groups}`}
        aria-labelledby={titleId}
      >
        <thead>
          <tr>
            <th scope="col">Group</th>
            <th scope="col" className={styles.scale}>
              <span>0%</span>
              <span>50%</span>
              <span>100%</span>
            </th>
            <th scope="col">Range</th>
          </tr>
        </thead>
        <tbody>
          <Row name="Everyone" estimate={all} tone="muted" />
          <Row name="Under 35" estimate={younger} tone="accent" />
          <Row name="35 and over" estimate={older} tone="award" />
        </tbody>
      </table>
    </>
  );
};

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <>
    <RangeField
      label="Files to check"
      hint="Each one is read by two people."
      range={casesRange}
      value={state.cases}
      text={String(state.cases)}
      onChange={(cases) => onChange({ cases })}
    />
    <RangeField
      label="Share about people aged 35 and over"
      hint="Among all applicants it is 10%. You may choose another share for the check."
      range={shareRange}
      value={state.share}
      text={formatShare(state.share)}
      onChange={(share) => onChange({ share })}
    />
  </>
);

const describe = (state: State): string => {
  const { younger, older, all } = estimates(state);
  const range = ({ low, high }: Estimate) => `${formatShare(low)} to ${formatShare(high)}`;
  const verdict =
    older.high < younger.low
      ? 'The ranges do not overlap: the difference shows.'
      : `The ranges overlap by ${((older.high - younger.low) * 100).toFixed(1)} points: the difference may be luck.`;
  return `${formatCount(all.cases, 'file')}, ${older.cases} of them about people aged 35 and over. Under 35: ${range(younger)}. 35 and over: ${range(older)}. ${verdict}`;
};

const explorable: Explorable<'group-sample', keyof ReturnType<typeof groupSampleGoals>> = {
  id: 'group-sample',
  start: groupSampleStart,
  Picture,
  Controls,
  describe,
  task: `The model treats older applicants worse, and your first sample cannot show it. You can pay for ${groupSampleTask.maxCases} files. Choose a sample in which the difference shows.`,
  goals: {
    isApart: 'The ranges of the two groups do not overlap',
    isAffordable: `At most ${groupSampleTask.maxCases} files are checked`,
  },
  goalsOf: groupSampleGoals,
  explanation: (
    <>
      <p>
        A sample that mirrors the applicants has one older person in ten. The overall figure is precise, looks fine, and
        says next to nothing about them: with 20 files, anything from 39% to 78% fits.
      </p>
      <p>
        How wide a range is depends on the files in that group, and only on them. By mirroring, you would need 590
        files. If you take more from the small group than its share, 330 are enough. This is called oversampling.
      </p>
      <p>
        The overall figure of such a sample is no longer the figure for all applicants. Report it by group, or weight
        the groups back to their real shares.
      </p>
    </>
  ),
};

/** The make-up of a sample decides whether a difference between groups can be seen. */
export const GroupSample = (props: WorkbenchProps) => <Workbench explorable={explorable} {...props} />;
