import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { courseProgress, isWatched, normalizeProgress } from '#contract/rules/progress.ts';

test.each([
  [0, 0],
  [0.5, 50],
  [1, 100],
  [1.4, 1],
  [62.5, 63],
  [250, 100],
  [-3, 0],
  [Number.NaN, 0],
])('a progress of %p is read as %p percent', (sent, read) => {
  expect(normalizeProgress(sent)).toBe(read);
});

test('normalized progress is always a whole percentage', () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      const progress = normalizeProgress(value);
      expect(Number.isInteger(progress)).toBe(true);
      expect(progress).toBeGreaterThanOrEqual(0);
      expect(progress).toBeLessThanOrEqual(100);
    }),
  );
});

test('a video counts as watched from 90% of its length', () => {
  expect(isWatched(53.9, 60)).toBe(false);
  expect(isWatched(54, 60)).toBe(true);
  expect(isWatched(0, 0)).toBe(false);
});

test('course progress is 100 exactly at all lectures and 0 exactly at none', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 400 }),
      fc.nat(),
      (ids, count) => {
        const done = new Set(ids.slice(0, count % (ids.length + 1)));
        const progress = courseProgress(ids, done);
        expect(progress === 100).toBe(done.size === ids.length);
        expect(progress === 0).toBe(done.size === 0);
      },
    ),
  );
});

test('completing another lecture never lowers the progress', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(), (total, start) => {
      const ids = Array.from({ length: total }, (_, index) => `lecture-${index}`);
      const done = start % total;
      const before = courseProgress(ids, new Set(ids.slice(0, done)));
      expect(courseProgress(ids, new Set(ids.slice(0, done + 1)))).toBeGreaterThanOrEqual(before);
    }),
  );
});

test('a long course is at 99% with one lecture left and at 1% with one done', () => {
  const ids = Array.from({ length: 400 }, (_, index) => `lecture-${index}`);
  expect(courseProgress(ids, new Set(ids.slice(1)))).toBe(99);
  expect(courseProgress(ids, new Set(ids.slice(0, 1)))).toBe(1);
});
