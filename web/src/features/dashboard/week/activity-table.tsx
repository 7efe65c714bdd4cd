import { addDays, weeksUpTo } from '#contract/rules/activity.ts';
import { formatCount } from '#web/src/lib/format.ts';
import visuallyHidden from '#web/src/ui/visually-hidden.module.css';
import styles from './activity-table.module.css';
import { dateOf, weekdayOf } from './week-labels.ts';

const daysOf = (week: string, days: ReadonlySet<string>): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(week, index)).filter((day) => days.has(day));

/** The twelve weeks as text, this week first. */
export const ActivityTable = ({ days, today }: { days: ReadonlySet<string>; today: string }) => (
  <table className={`small lined-table ${styles.table}`}>
    <caption className={visuallyHidden.hidden}>Study days by week</caption>
    <thead>
      <tr>
        <th scope="col">Week of</th>
        <th scope="col">Studied</th>
        <th scope="col">On</th>
      </tr>
    </thead>
    <tbody>
      {weeksUpTo(today)
        .reverse()
        .map((week) => {
          const studied = daysOf(week, days);
          return (
            <tr key={week}>
              <th className="nowrap" scope="row">
                {dateOf(week)}
              </th>
              <td>{studied.length > 0 ? formatCount(studied.length, 'day') : 'Rest'}</td>
              <td>{studied.map((day) => weekdayOf(day).slice(0, 3)).join(', ')}</td>
            </tr>
          );
        })}
    </tbody>
  </table>
);
