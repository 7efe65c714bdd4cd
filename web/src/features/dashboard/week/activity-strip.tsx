import { addDays, weekOf, weeksUpTo } from '#contract/rules/activity.ts';
import styles from './activity-strip.module.css';
import { dateOf, monthOf } from './week-labels.ts';

const cellPx = 18;
const stepPx = 24;
const leftPx = 30;
const topPx = 22;
const dayNames = ['Mo', '', 'We', '', 'Fr', '', 'Su'] as const;

/** Returns the month label of each column where a month begins; for the first column only if it fits. */
const monthLabels = (weeks: readonly string[]): string[] => {
  const months = weeks.map(monthOf);
  return months.map((month, column) => {
    const isFirst = column === 0 ? month === months[1] : month !== months[column - 1];
    return isFirst ? month : '';
  });
};

interface ActivityStripProps {
  days: ReadonlySet<string>;
  today: string;
}

/** Twelve weeks as columns of seven days, days of study filled. `ActivityTable` is the text alternative. */
export const ActivityStrip = ({ days, today }: ActivityStripProps) => {
  const weeks = weeksUpTo(today);
  const labels = monthLabels(weeks);
  const width = leftPx + weeks.length * stepPx - (stepPx - cellPx) + 2;
  const height = topPx + 7 * stepPx - (stepPx - cellPx) + 2;
  return (
    <svg
      className={`full system-colors ${styles.strip}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Study days since ${dateOf(weeks[0] ?? today)}: ${days.size}`}
    >
      {dayNames.map((name, index) => (
        <text key={addDays(weekOf(today), index)} x="0" y={topPx + index * stepPx + 13.5} className={styles.name}>
          {name}
        </text>
      ))}
      {weeks.map((week, column) => (
        <g key={week}>
          <text x={leftPx + column * stepPx} y="12" className={styles.name}>
            {labels[column]}
          </text>
          {Array.from({ length: 7 }, (_, index) => addDays(week, index))
            .filter((day) => day <= today)
            .map((day, index) => (
              <rect
                key={day}
                x={leftPx + column * stepPx}
                y={topPx + index * stepPx}
                width={cellPx}
                height={cellPx}
                rx="5"
                className={days.has(day) ? 'fill-accent' : styles.free}
                data-today={day === today || undefined}
              />
            ))}
        </g>
      ))}
    </svg>
  );
};
