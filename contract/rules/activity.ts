/** Weeks shown on the dashboard, including the current one. */
export const activityWeekCount = 12;

/** Weeks without study that do not end a streak: a week off is rest, not failure. */
const maxSkippedWeeks = 1;

const dayMs = 24 * 60 * 60 * 1000;

/** Cached because creating a formatter takes longer than using it; there are a few hundred time zones. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

const dayFormatIn = (timeZone: string): Intl.DateTimeFormat => {
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(timeZone, format);
  return format;
};

/**
 * Returns the calendar day of an instant in an IANA time zone, e.g. `2026-11-21`.
 * @throws RangeError for an unknown zone
 */
export const calendarDay = (instant: Date, timeZone: string): string => {
  const parts = dayFormatIn(timeZone).formatToParts(instant);
  const value = Object.fromEntries(parts.map((part) => [part.type, part.value]));
  return `${value.year}-${value.month}-${value.day}`;
};

/** Returns the day `count` days later, or earlier when negative. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

/** Returns the Monday of the week of a day, which identifies the week (ISO 8601). */
export const weekOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Returns the weeks up to the one of `today`, in order. */
export const weeksUpTo = (today: string, count: number = activityWeekCount): string[] =>
  Array.from({ length: count }, (_, index) => addDays(weekOf(today), -7 * (count - 1 - index)));

/**
 * Returns the study days up to the learner's `today`, in order. A day that has not begun there was recorded in another
 * time zone, before a zone was chosen or while traveling, and counts as today.
 */
export const studyDaysUpTo = (days: readonly string[], today: string): string[] =>
  [...new Set(days.map((day) => (day > today ? today : day)))].sort();

/** Counts the days in the week of `today`. Days must be distinct. */
export const daysThisWeek = (days: readonly string[], today: string): number =>
  days.filter((day) => day <= today && weekOf(day) === weekOf(today)).length;

/**
 * Counts consecutive weeks with study up to now. A week counts with any study day, whatever the goal, so that raising
 * the goal never shortens the streak. The current week never ends a streak. One week off is skipped; two end it.
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
