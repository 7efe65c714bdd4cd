import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { timeAnnouncement, timeLeftLabel } from '#web/src/features/quiz/time-left.ts';

test('the time left is shown in minutes', () => {
  expect([600, 541, 540, 61, 60, 59, 1, 0].map(timeLeftLabel)).toEqual([
    ...['10 min left', '10 min left', '9 min left', '2 min left', '1 min left'],
    ...['Less than 1 min left', 'Less than 1 min left', 'Time is up'],
  ]);
});

/** Announcements made while `total` seconds pass, in steps of at most `step`. */
const announcementsIn = (total: number, step: number): string[] => {
  const texts: string[] = [];
  for (let left = total; left > 0; ) {
    const next = Math.max(0, left - step);
    const text = timeAnnouncement(total, left, next);
    if (text) texts.push(text);
    left = next;
  }
  return texts;
};

test('screen readers announce half of the time, five minutes, and one minute', () => {
  expect(announcementsIn(720, 1)).toEqual([
    'Half of the time has passed, 6 minutes left.',
    '5 minutes left.',
    '1 minute left.',
  ]);
  expect(announcementsIn(120, 1)).toEqual(['Half of the time has passed, 1 minute left.']);
});

test('a page that counts irregularly announces at most three times, none at the end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 10_800 }), fc.integer({ min: 1, max: 400 }), (total, step) => {
      expect(announcementsIn(total, step).length).toBeLessThanOrEqual(3);
      expect(timeAnnouncement(total, 1, 0)).toBeUndefined();
    }),
  );
});
