import { addDays, weekOf, weeksUpTo } from '../../../../../contract/rules/activity.ts';
import styles from './activity-strip.module.css';
import { dateOf, monthOf } from './week-words.ts';

const cell = 18;
const step = 24;
const left = 30;
const top = 22;
const dayNames = ['Mo', '', 'We', '', 'Fr', '', 'Su'] as const;

/** Above each column its month, where one begins; above the first column only if there is room for it. */
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

/** Twelve weeks as columns of seven days; what was studied is filled. `ActivityTable` says the same in words. */
export const ActivityStrip = ({ days, today }: ActivityStripProps) => {
  const weeks = weeksUpTo(today);
  const labels = monthLabels(weeks);
  const width = left + weeks.length * step - (step - cell) + 2;
  const height = top + 7 * step - (step - cell) + 2;
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Days of study since ${dateOf(weeks[0] ?? today)}: ${days.size}`}
    >
      {dayNames.map((name, index) => (
        <text key={addDays(weekOf(today), index)} x="0" y={top + index * step + 13.5} className={styles.name}>
          {name}
        </text>
      ))}
      {weeks.map((week, column) => (
        <g key={week}>
          <text x={left + column * step} y="12" className={styles.name}>
            {labels[column]}
          </text>
          {Array.from({ length: 7 }, (_, index) => addDays(week, index))
            .filter((day) => day <= today)
            .map((day, index) => (
              <rect
                key={day}
                x={left + column * step}
                y={top + index * step}
                width={cell}
                height={cell}
                rx="5"
                className={days.has(day) ? styles.studied : styles.free}
                data-today={day === today || undefined}
              />
            ))}
        </g>
      ))}
    </svg>
  );
};
