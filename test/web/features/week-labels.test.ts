import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  dateOf,
  encouragement,
  goalSentence,
  monthOf,
  streakSentence,
  weekdayOf,
} from '#web/src/features/dashboard/week/week-labels.ts';

const week = { today: '2026-11-21', days: [] as string[], daysThisWeek: 0, weekStreak: 0, weeklyGoal: 3 };

test.each([
  [{ daysThisWeek: 0 }, '0 of 3 days this week'],
  [{ daysThisWeek: 2 }, '2 of 3 days this week'],
  [{ daysThisWeek: 5 }, '5 days this week'],
  [{ daysThisWeek: 1, weeklyGoal: 1 }, '1 of 1 day this week'],
])('a week with %j is described as “%s”', (seen, sentence) => {
  expect(goalSentence({ ...week, ...seen })).toBe(sentence);
});

test('a streak is mentioned from its second week on', () => {
  expect(streakSentence({ ...week, weekStreak: 1 })).toBeUndefined();
  expect(streakSentence({ ...week, weekStreak: 5 })).toBe('5 weeks of learning in a row');
});

test('no encouragement says what a week lacks', () => {
  const days = fc.constantFrom([] as string[], [week.today]);
  const count = fc.integer({ min: 0, max: 7 });
  fc.assert(
    fc.property(days, count, fc.integer({ min: 1, max: 7 }), (studiedWeek, daysThisWeek, weeklyGoal) => {
      const sentence = encouragement({ ...week, days: studiedWeek, daysThisWeek, weeklyGoal });
      expect(sentence).not.toMatch(/\b(only|behind|missed|lost|fail|still|short|not|never|\d+)\b/i);
    }),
  );
});

test('a weekday is named the same, wherever the browser is', () => {
  const day = '2026-03-01';
  expect([weekdayOf(day), monthOf(day), dateOf(day)]).toEqual(['Sunday', 'Mar', 'Mar 1']);
});
