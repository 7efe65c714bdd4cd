import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readingPlace, timeLeft } from '#web/src/features/player/reading/reading-place.ts';

const windowHeight = 800;

/** A text of this height with headings at these distances from its start, scrolled by `scrolled` pixels. */
const scrolled = (height: number, offsets: number[], by: number) =>
  readingPlace({ top: 64 - by, height, headings: offsets.map((offset) => 64 - by + offset), windowHeight });

const texts = fc
  .record({ height: fc.integer({ min: 900, max: 9000 }), shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true })) })
  .map(({ height, shares }) => ({
    height,
    offsets: shares.map((share) => share * (height - 40)).sort((one, other) => one - other),
  }));

test('scrolling down never moves the reading position back', () => {
  fc.assert(
    fc.property(texts, fc.nat(9000), fc.nat(9000), ({ height, offsets }, one, other) => {
      const [before, after] = [Math.min(one, other), Math.max(one, other)].map((by) => scrolled(height, offsets, by));
      expect(after?.part).toBeGreaterThanOrEqual(before?.part ?? 0);
      expect(after?.share).toBeGreaterThanOrEqual(before?.share ?? 0);
    }),
  );
});

test('a text begins with none of it read, and ends in its last part', () => {
  fc.assert(
    fc.property(texts, ({ height, offsets }) => {
      expect(scrolled(height, offsets, height - (windowHeight - 64))).toEqual({ share: 1, part: offsets.length - 1 });
      expect(scrolled(height, offsets, 0).share).toBe(0);
    }),
  );
});

test('a part is current once its heading was jumped to', () => {
  fc.assert(
    fc.property(texts, fc.nat(), ({ height, offsets }, seed) => {
      const offset = offsets[seed % offsets.length] ?? height;
      fc.pre(offset < height - (windowHeight - 64));
      // A heading in the next three lines is as much in view.
      const expected = offsets.findLastIndex((other) => other <= offset + 80);
      expect(scrolled(height, offsets, offset).part).toBe(expected);
    }),
  );
});

test('a text that fits into the window is read', () => {
  expect(scrolled(500, [0, 100], 0)).toEqual({ share: 1, part: 1 });
});

test.each([
  [9, 0, 'About 9 min left'],
  [9, 0.5, 'About 5 min left'],
  [9, 0.99, 'About 1 min left'],
  [9, 1, 'End of the lesson'],
])('a reading of %i minutes, read to a share of %d, shows: %s', (minutes, share, text) => {
  expect(timeLeft(minutes, share)).toBe(text);
});
