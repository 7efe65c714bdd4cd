import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type PictureType, pictureHeader, pictureType } from '#lambdas/pictures/picture-header.ts';
import { cropToSquare } from '#lambdas/pictures/scale-down.ts';
import { halves, jpeg, png, webp } from '#test/support/pictures.ts';

const drawing = halves(70, 50);
const files: [PictureType, Buffer][] = [
  ['jpeg', await jpeg(drawing)],
  ['png', png(drawing)],
  ['webp', await webp(drawing)],
];

test.each(files)('a %s is recognized by its first bytes and reports its size', (type, bytes) => {
  expect(pictureType(bytes)).toBe(type);
  expect(pictureHeader(type, bytes)).toEqual({ width: 70, height: 50, isAnimated: false });
});

test.each(files)('no truncated %s passes as complete', (type, bytes) => {
  for (let length = 12; length < bytes.length - 1; length += 1) {
    expect([length, pictureHeader(type, bytes.subarray(0, length))]).toEqual([length, undefined]);
  }
});

test.each(files)('parsing a corrupted %s never throws', (type, bytes) => {
  const change = fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 255 }));
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
      const copy = Buffer.from(bytes);
      for (const [at, value] of changes) copy[at] = value;
      const header = pictureHeader(type, copy);
      return header === undefined || header.width >= 0;
    }),
    { numRuns: 2_000 },
  );
});

test('a JPEG of more than 32 scans is refused', () => {
  const [, bytes] = files[0] as [PictureType, Buffer];
  const scan = bytes.lastIndexOf(Buffer.from([0xff, 0xda]));
  const ofScans = (count: number) => {
    const repeated = Array.from({ length: count }, () => bytes.subarray(scan, -2));
    // The earlier scans stay in place.
    return Buffer.concat([bytes.subarray(0, scan), ...repeated, bytes.subarray(-2)]);
  };
  const own = bytes.toString('latin1').split('\xff\xda').length - 1;
  expect(pictureHeader('jpeg', ofScans(33 - own))).toBeDefined();
  expect(pictureHeader('jpeg', ofScans(34 - own))).toBeUndefined();
});

test('the middle square is never larger than the picture and keeps an even color', () => {
  const size = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(size, size, size, fc.nat(255), fc.integer({ min: 1, max: 255 }), (width, height, side, red, alpha) => {
      const data = new Uint8ClampedArray(width * height * 4);
      for (let at = 0; at < data.length; at += 4) data.set([red, 0, 255, alpha], at);
      const square = cropToSquare({ width, height, data }, side);
      expect([square.width, square.height]).toEqual(Array(2).fill(Math.min(width, height, side)));
      const even = [red, 0, 255, alpha];
      expect(square.data.every((value, index) => value === even[index % 4])).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('the middle square drops the outer two of three stripes', () => {
  const colors = [10, 200, 90].flatMap((red) => Array.from({ length: 4 }, () => [red, 0, 0, 255]));
  const data = Uint8ClampedArray.from(Array.from({ length: 4 }, () => colors.flat()).flat());
  const square = cropToSquare({ width: 12, height: 4, data }, 2);
  expect([...square.data.filter((_, index) => index % 4 === 0)]).toEqual([200, 200, 200, 200]);
});
