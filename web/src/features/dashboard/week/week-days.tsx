import { Check } from 'lucide-react';
import { addDays, weekOf } from '#contract/rules/activity.ts';
import { SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './week-days.module.css';
import { weekdayOf } from './week-labels.ts';

const stateOf = (day: string, today: string, isStudied: boolean): string => {
  if (isStudied) return 'studied';
  if (day === today) return 'today';
  return day < today ? 'no study' : 'upcoming';
};

/** The days of this week from Monday, with a check mark on days of study. */
export const WeekDays = ({ days, today }: { days: ReadonlySet<string>; today: string }) => (
  <ol className={`grid ${styles.days}`}>
    {Array.from({ length: 7 }, (_, index) => addDays(weekOf(today), index)).map((day) => {
      const isStudied = days.has(day);
      return (
        <li key={day} className={`stack-4 center top ${styles.day}`} data-today={day === today || undefined}>
          <span
            className={`centered pill system-colors ${styles.mark}`}
            data-studied={isStudied || undefined}
            aria-hidden
          >
            {isStudied && <Check size={18} strokeWidth={2.25} />}
          </span>
          <span className={`label muted ${styles.letter}`} aria-hidden>
            {weekdayOf(day).slice(0, 2)}
          </span>
          <VisuallyHidden>
            {weekdayOf(day)}: {stateOf(day, today, isStudied)}
          </VisuallyHidden>
        </li>
      );
    })}
  </ol>
);

export const WeekDaysSkeleton = () => (
  <div className={`grid center ${styles.days}`}>
    {[...'MTWtFSs'].map((day) => (
      <SkeletonBox key={day} className={`pill ${styles.mark}`} />
    ))}
  </div>
);
