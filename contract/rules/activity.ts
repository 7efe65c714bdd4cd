/** Weeks the dashboard looks back, the present one included. */
export const activityWeekCount = 12;

/** Weeks in a row without study that a run of weeks outlives: a week off is rest, not failure. */
const maxSkippedWeeks = 1;

const dayMs = 24 * 60 * 60 * 1000;

/** The calendar day of an instant in an IANA time zone, e.g. `2026-11-21`. @throws RangeError for an unknown zone */
export const calendarDay = (instant: Date, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const value = Object.fromEntries(parts.formatToParts(instant).map((part) => [part.type, part.value]));
  return `${value.year}-${value.month}-${value.day}`;
};

/** The day so many days later, or earlier when `count` is negative. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

/** The Monday of the week a day lies in; a week is named by it (ISO 8601: weeks run from Monday to Sunday). */
export const weekOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The weeks up to the one of `today`, first to last. */
export const weeksUpTo = (today: string, count: number = activityWeekCount): string[] =>
  Array.from({ length: count }, (_, index) => addDays(weekOf(today), -7 * (count - 1 - index)));

/**
 * Days with study as a learner counts them where they are on their `today`, first to last. A day that has not begun
 * there was studied by the calendar of another zone, before they told theirs or travelled: it is today's.
 */
export const studyDaysUpTo = (days: readonly string[], today: string): string[] =>
  [...new Set(days.map((day) => (day > today ? today : day)))].sort();

/** How many of these days lie in the week of `today`. Days are distinct. */
export const daysThisWeek = (days: readonly string[], today: string): number =>
  days.filter((day) => day <= today && weekOf(day) === weekOf(today)).length;

/**
 * Weeks with study in a row, up to now. A week counts from its first day of study, whatever the goal was, so that
 * aiming higher never takes anything away. The present week is not over and ends nothing; a single week off is passed
 * over; two of them begin anew.
 */
export const weekStreak = (days: readonly string[], today: string): number => {
  const studyWeeks = new Set(days.filter((day) => day <= today).map(weekOf));
  const currentWeek = weekOf(today);
  let count = studyWeeks.has(currentWeek) ? 1 : 0;
  let missed = 0;
  for (let week = addDays(currentWeek, -7); missed <= maxSkippedWeeks; week = addDays(week, -7)) {
    missed = studyWeeks.has(week) ? 0 : missed + 1;
    if (missed === 0) count += 1;
  }
  return count;
};
