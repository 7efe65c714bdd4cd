import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatWaitTime } from '#contract/rules/format-wait-time.ts';

test.each([
  [0, '1 second'],
  [1, '1 second'],
  [59.2, '60 seconds'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [3600, '60 minutes'],
  [5400, '90 minutes'],
  [5401, '2 hours'],
  [86_400, '24 hours'],
])('%p seconds are shown as %p', (seconds, words) => {
  expect(formatWaitTime(seconds)).toBe(words);
});

const unitSeconds: Record<string, number> = { second: 1, minute: 60, hour: 3600 };

test('the shown waiting time is long enough, and less than twice as long', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 604_800 }), (seconds) => {
      const [count, unit = ''] = formatWaitTime(seconds).split(' ');
      const shownSeconds = Number(count) * (unitSeconds[unit.replace(/s$/, '')] ?? Number.NaN);
      expect(shownSeconds).toBeGreaterThanOrEqual(seconds);
      expect(shownSeconds).toBeLessThan(seconds * 2);
    }),
  );
});
