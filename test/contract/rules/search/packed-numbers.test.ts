import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { packNumbers, unpackNumbers } from '#contract/rules/search/packed-numbers.ts';

const anyNumber = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 0xffff_ffff }));

test('numbers of 32 bits in any order come back as they were packed', () => {
  fc.assert(
    fc.property(fc.array(anyNumber), (values) => {
      expect([...unpackNumbers(packNumbers(Uint32Array.from(values)), values.length)]).toEqual(values);
    }),
  );
});

test('numbers that ascend slowly take a byte each', () => {
  const ascending = Uint32Array.from({ length: 1_000 }, (_, position) => position * 60);
  expect(packNumbers(ascending)).toHaveLength(1_000);
});

test('packed numbers that were cut off are refused, wherever the cut is', () => {
  const packed = packNumbers(Uint32Array.of(1, 70_000, 2, 0xffff_ffff));
  for (let length = 0; length < packed.length; length++)
    expect(() => unpackNumbers(packed.subarray(0, length), 4)).toThrow(/^4 numbers took/);
});
