import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  activityWeekCount,
  addDays,
  calendarDay,
  daysThisWeek,
  studyDaysUpTo,
  weekOf,
  weekStreak,
  weeksUpTo,
} from '#contract/rules/activity.ts';

const today = '2026-11-21';
/** Returns the days of study that lie this many weeks before today. */
const weeksAgo = (...weeks: number[]) => weeks.map((count) => addDays(today, -7 * count));

const someDay = fc.integer({ min: -400, max: 0 }).map((count) => addDays(today, count));
const someDays = fc.uniqueArray(someDay, { maxLength: 120 });
const anyDay = fc
  .date({ min: new Date('1970-01-05'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('one instant falls on different days in Kiritimati and Pago Pago', () => {
  const instant = new Date('2026-11-21T10:30:00Z');
  expect(calendarDay(instant, 'UTC')).toBe('2026-11-21');
  expect(calendarDay(instant, 'Pacific/Kiritimati')).toBe('2026-11-22');
  expect(calendarDay(instant, 'Pacific/Pago_Pago')).toBe('2026-11-20');
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  ['2028-03-01', '2028-02-28'],
])('%s falls in the week of Monday %s', (day, monday) => {
  expect(weekOf(day)).toBe(monday);
});

test('a week starts on Monday and contains its day', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const monday = weekOf(day);
      expect(new Date(monday).getUTCDay()).toBe(1);
      expect(monday <= day && day < addDays(monday, 7)).toBe(true);
    }),
  );
});

test('weeks shown are consecutive and end with the current one', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const weeks = weeksUpTo(day);
      expect(weeks).toHaveLength(activityWeekCount);
      expect(weeks.at(-1)).toBe(weekOf(day));
      expect(weeks.slice(1)).toEqual(weeks.slice(0, -1).map((week) => addDays(week, 7)));
    }),
  );
});

test('only days from Monday to today count for this week', () => {
  expect(daysThisWeek(['2026-11-15', '2026-11-16', '2026-11-20', '2026-11-21', '2026-11-22'], today)).toBe(3);
});

test('a day studied in a zone ahead counts as today, and once', () => {
  expect(studyDaysUpTo(['2026-11-20', '2026-11-22'], today)).toEqual(['2026-11-20', today]);
  expect(studyDaysUpTo([today, '2026-11-22'], today)).toEqual([today]);
});

test.each([
  ['nothing was studied', [], 0],
  ['this is the first week', weeksAgo(0), 1],
  ['three weeks in a row', weeksAgo(0, 1, 2), 3],
  ['the current week has no day yet', weeksAgo(1, 2), 2],
  ['there was a week off', weeksAgo(0, 2, 3), 3],
  ['there was a week off and this one has no day', weeksAgo(2, 3), 2],
  ['there were two weeks off in a row', weeksAgo(0, 3, 4), 1],
  ['there were two weeks off and this one has no day', weeksAgo(3, 4), 0],
  ['a day lies in the future, because a clock was moved', weeksAgo(0, -1), 1],
])('%s: the streak has the expected number of weeks', (_, days, weeks) => {
  expect(weekStreak(days, today)).toBe(weeks);
});

test('another day of study never shortens a streak', () => {
  fc.assert(
    fc.property(someDays, someDay, (days, more) => {
      expect(weekStreak([...days, more], today)).toBeGreaterThanOrEqual(weekStreak(days, today));
    }),
  );
});

test('a streak never exceeds the weeks with study, whatever the weekdays', () => {
  fc.assert(
    fc.property(someDays, (days) => {
      const weeks = [...new Set(days.map(weekOf))];
      expect(weekStreak(days, today)).toBeLessThanOrEqual(weeks.length);
      expect(weekStreak(days, today)).toBe(weekStreak(weeks, today));
    }),
  );
});
