import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  isLate,
  minutesAllowed,
  secondsUntil,
  submissionGraceSeconds,
  timeAllowances,
} from '#contract/rules/quiz-time.ts';

const start = Date.UTC(2026, 10, 23, 9);
const at = (seconds: number): Date => new Date(start + seconds * 1000);

test('a learner takes the limit, 1.5 times it, twice it, or no limit', () => {
  expect(timeAllowances.map((time) => minutesAllowed(15, time))).toEqual([15, 23, 30, undefined]);
});

test('more time is never less than the limit, and a whole number of minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 180 }), fc.constantFrom(...timeAllowances), (limit, time) => {
      const minutes = minutesAllowed(limit, time) ?? Number.POSITIVE_INFINITY;
      expect(minutes).toBeGreaterThanOrEqual(limit);
      if (Number.isFinite(minutes)) expect(Number.isInteger(minutes)).toBe(true);
    }),
  );
});

test('answers are late only after the end and a grace period', () => {
  const endsAt = at(600).toISOString();
  expect(isLate(endsAt, at(600 + submissionGraceSeconds))).toBe(false);
  expect(isLate(endsAt, new Date(at(600 + submissionGraceSeconds).getTime() + 1))).toBe(true);
  expect(isLate(undefined, at(1_000_000))).toBe(false);
});

test('a learner who answers while the page shows time left is never late', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_800 }), fc.nat(20_000_000), (limitSeconds, milliseconds) => {
      const endsAt = at(limitSeconds).toISOString();
      const now = new Date(start + milliseconds);
      const left = secondsUntil(endsAt, now);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(limitSeconds);
      if (left > 0) expect(isLate(endsAt, now)).toBe(false);
      if (isLate(endsAt, now)) expect(left).toBe(0);
    }),
  );
});
