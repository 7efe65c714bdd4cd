import type { Activity } from '#contract/schemas/learner.ts';

/** Formats a calendar day, e.g. `Nov 16` or `Saturday`, independent of time zones. */
const formatCalendarDay = (day: string, parts: Intl.DateTimeFormatOptions): string =>
  new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', ...parts });

export const weekdayOf = (day: string): string => formatCalendarDay(day, { weekday: 'long' });
export const monthOf = (day: string): string => formatCalendarDay(day, { month: 'short' });
export const dateOf = (day: string): string => formatCalendarDay(day, { month: 'short', day: 'numeric' });

/** Formats progress, e.g. `2 of 3 days this week`. Days beyond the goal are only counted. */
export const goalSentence = ({ daysThisWeek, weeklyGoal }: Activity): string => {
  if (daysThisWeek === 0 && weeklyGoal === 0) return 'This week';
  if (weeklyGoal === 0) return `${daysThisWeek} ${daysThisWeek === 1 ? 'day' : 'days'} this week`;
  if (daysThisWeek > weeklyGoal) return `${daysThisWeek} days this week`;
  return `${daysThisWeek} of ${weeklyGoal} ${weeklyGoal === 1 ? 'day' : 'days'} this week`;
};

/** Returns an encouraging sentence about what was done, never about what was missed. */
export const encouragement = ({ daysThisWeek, weeklyGoal, days, today }: Activity): string => {
  if (daysThisWeek >= weeklyGoal) return 'You reached your goal. Anything more is a bonus.';
  if (days.includes(today)) return 'Today counts. Well done.';
  if (daysThisWeek > 0) return 'A good start. Continue whenever you like.';
  return 'Your week starts here. Even a few minutes count.';
};

/** Formats the week streak; undefined when there is none worth showing. */
export const streakSentence = ({ weekStreak }: Activity): string | undefined =>
  weekStreak > 1 ? `${weekStreak} weeks of learning in a row` : undefined;
