import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  activityWeeks,
  addDays,
  dayIn,
  daysThisWeek,
  daysUpTo,
  weekOf,
  weekStreak,
  weeksUpTo,
} from '../../contract/rules/activity.ts';

const today = '2026-11-21';
/** A day of study in the week so many weeks ago. */
const weeksAgo = (...weeks: number[]) => weeks.map((count) => addDays(today, -7 * count));

const someDay = fc.integer({ min: -400, max: 0 }).map((count) => addDays(today, count));
const someDays = fc.uniqueArray(someDay, { maxLength: 120 });
const anyDay = fc
  .date({ min: new Date('1970-01-05'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('at one instant it is another day in Kiritimati than in Pago Pago', () => {
  const instant = new Date('2026-11-21T10:30:00Z');
  expect(dayIn(instant, 'UTC')).toBe('2026-11-21');
  expect(dayIn(instant, 'Pacific/Kiritimati')).toBe('2026-11-22');
  expect(dayIn(instant, 'Pacific/Pago_Pago')).toBe('2026-11-20');
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  ['2028-03-01', '2028-02-28'],
])('%s lies in the week of Monday %s', (day, monday) => {
  expect(weekOf(day)).toBe(monday);
});

test('a week begins on a Monday and holds its day', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const monday = weekOf(day);
      expect(new Date(monday).getUTCDay()).toBe(1);
      expect(monday <= day && day < addDays(monday, 7)).toBe(true);
    }),
  );
});

test('the weeks looked back on follow each other without a gap and end with the present one', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const weeks = weeksUpTo(day);
      expect(weeks).toHaveLength(activityWeeks);
      expect(weeks.at(-1)).toBe(weekOf(day));
      expect(weeks.slice(1)).toEqual(weeks.slice(0, -1).map((week) => addDays(week, 7)));
    }),
  );
});

test('only days from Monday to today count for this week', () => {
  expect(daysThisWeek(['2026-11-15', '2026-11-16', '2026-11-20', '2026-11-21', '2026-11-22'], today)).toBe(3);
});

test('who studied by the calendar of a zone ahead finds that day as today, and once', () => {
  expect(daysUpTo(['2026-11-20', '2026-11-22'], today)).toEqual(['2026-11-20', today]);
  expect(daysUpTo([today, '2026-11-22'], today)).toEqual([today]);
});

test.each([
  ['nothing was studied', [], 0],
  ['this is the first week', weeksAgo(0), 1],
  ['three weeks in a row', weeksAgo(0, 1, 2), 3],
  ['the present week has not begun yet', weeksAgo(1, 2), 2],
  ['there was a week off', weeksAgo(0, 2, 3), 3],
  ['there was a week off and this one has not begun', weeksAgo(2, 3), 2],
  ['there were two weeks off in a row', weeksAgo(0, 3, 4), 1],
  ['there were two weeks off and this one has not begun', weeksAgo(3, 4), 0],
  ['a day lies in the future, because a clock was moved', weeksAgo(0, -1), 1],
])('when %s, a run of weeks is as long as one would say', (_, days, weeks) => {
  expect(weekStreak(days, today)).toBe(weeks);
});

test('a further day of study never shortens a run', () => {
  fc.assert(
    fc.property(someDays, someDay, (days, more) => {
      expect(weekStreak([...days, more], today)).toBeGreaterThanOrEqual(weekStreak(days, today));
    }),
  );
});

test('a run is never longer than the weeks with study, and what day of the week it was does not matter', () => {
  fc.assert(
    fc.property(someDays, (days) => {
      const weeks = [...new Set(days.map(weekOf))];
      expect(weekStreak(days, today)).toBeLessThanOrEqual(weeks.length);
      expect(weekStreak(days, today)).toBe(weekStreak(weeks, today));
    }),
  );
});
