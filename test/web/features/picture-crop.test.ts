import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cropOf } from '#web/src/features/profile/picture/crop.ts';

test('a portrait is cropped to its middle and can be moved to top and bottom', () => {
  const portrait = { width: 900, height: 1400 };
  expect(cropOf(portrait, 50)).toEqual({ left: 0, top: 250, side: 900 });
  expect(cropOf(portrait, 0)).toEqual({ left: 0, top: 0, side: 900 });
  expect(cropOf(portrait, 100)).toEqual({ left: 0, top: 500, side: 900 });
});

test('the crop is the largest square within the picture', () => {
  const length = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(length, length, fc.integer({ min: 0, max: 100 }), (width, height, position) => {
      const { left, top, side } = cropOf({ width, height }, position);
      expect(side).toBe(Math.min(width, height));
      expect(left >= 0 && left + side <= width && top >= 0 && top + side <= height).toBe(true);
    }),
  );
});
