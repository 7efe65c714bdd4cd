import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { patterns } from '#contract/cover/patterns.ts';
import { seededRandom } from '#contract/cover/random.ts';

test('an id always draws the same picture, and another id another one', () => {
  const draw = (id: string) => patterns.map((pattern) => pattern(seededRandom(id)));
  expect(draw('rag-from-first-principles')).toEqual(draw('rag-from-first-principles'));
  expect(draw('rag-from-first-principles')).not.toEqual(draw('agents-step-by-step'));
});

test('a random number is at least 0 and below 1', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      const random = seededRandom(id);
      return Array.from({ length: 20 }, random).every((number) => number >= 0 && number < 1);
    }),
  );
});

test('every pattern draws valid paths without NaN', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...patterns), (id, pattern) => {
      const paths = pattern(seededRandom(id));
      return paths.length > 0 && paths.every(({ d }) => d === '' || /^M[-\d. MLQaZ]+$/.test(d));
    }),
  );
});
