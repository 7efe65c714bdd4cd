import { useId } from 'react';
import {
  dateOfDay,
  durationsOf,
  type PromisedDateState,
  playProject,
  runCount,
} from '#contract/rules/explore/promised-date.ts';
import styles from './promised-date.module.css';

/** Formats a working day, e.g. `September 22` or `Sep 22`. */
export const dateText = (day: number, month: 'long' | 'short' = 'long'): string =>
  new Date(dateOfDay(day)).toLocaleDateString('en-US', { month, day: 'numeric', timeZone: 'UTC' });

/** Last working day of the axis, which begins with the day of the promise. */
const lastDay = 62;
/** Place of a working day on the axis, as a percentage of its length. */
export const x = (day: number): string => `${(100 * day) / lastDay}%`;

/** Heights in pixels of the row of steps, and of the row of an announcement. */
const height = { steps: 26, announcement: 22 } as const;

/** Maximum announcements shown. */
const mostShown = 5;

const stepNames = ['type 3', 'type 4', 'type 5', 'testing'];

/** One project on the same axis: its steps and, below them, a line from each announcement to the date it named. */
export const ProjectCourse = ({ state }: { state: PromisedDateState }) => {
  const titleId = useId();
  const durations = durationsOf(state.run);
  const { announcements, day: finish } = playProject(durations, state);
  const shown = announcements.slice(0, mostShown);
  const starts = durations.map((_, step) => durations.slice(0, step).reduce((sum, days) => sum + days, 0));
  return (
    <div className="stack-8 one-column">
      <p id={titleId} className="strong">
        Project {state.run} of {runCount}
      </p>
      <p className="small">
        The bar shows its steps. Below, a line runs from each day on which you named a date to that date. The tall line
        is the finish.
      </p>
      <svg
        className={`full system-colors ${styles.course}`}
        height={height.steps + shown.length * height.announcement}
        role="img"
        aria-label={`Steps and dates of project ${state.run}`}
      >
        {durations.map((days, step) => (
          <rect
            key={stepNames[step]}
            className={step % 2 === 0 ? 'fill-accent' : styles.nextStep}
            x={x(starts[step] ?? 0)}
            width={x(days)}
            y={1}
            height={height.steps - 8}
            rx={3}
          />
        ))}
        {shown.map(({ day, date }, index) => {
          const y = height.steps + (index + 0.5) * height.announcement;
          return (
            <g key={date}>
              <line
                className="stroke-strong"
                strokeWidth={1.5}
                strokeDasharray="3 3"
                x1={x(day)}
                x2={x(date)}
                y1={y}
                y2={y}
              />
              <svg x={x(day)} y={y} overflow="visible" aria-hidden>
                <circle className="fill-text" r={4} />
              </svg>
              <svg x={x(date)} y={y} overflow="visible" aria-hidden>
                <path className="unfilled stroke-text" strokeWidth={2.5} d="M0-7V7" />
              </svg>
            </g>
          );
        })}
        <line className="stroke-accent" strokeWidth={2} x1={x(finish)} x2={x(finish)} y1={0} y2="100%" />
      </svg>
      <ol className="stack-4 one-column small" aria-labelledby={titleId}>
        {shown.map(({ day, date }, index) => (
          <li key={date}>
            <b>{dateText(day)}:</b> “{dateText(date)}
            {index > 0 && `, not ${dateText(announcements[index - 1]?.date ?? 0)}`}.”
          </li>
        ))}
        {announcements.length > mostShown && (
          <li className="note">… {announcements.length - mostShown} more dates …</li>
        )}
        <li>
          <b>{dateText(finish)}:</b> finished. The steps took {durations.slice(0, -1).join(', ')} days, testing{' '}
          {durations.at(-1)}.
        </li>
      </ol>
    </div>
  );
};
