import { expect, test } from '@jest/globals';
import { processorMs } from '../support/hostile-text.ts';

const reads = 1_000_000;

test('tests read a global as fast as a program does', () => {
  let sum = 0;
  const milliseconds = processorMs(() => {
    sum = 0;
    for (let index = 0; index < reads; index += 1) sum += Math.abs(index);
  }, 100);
  expect(sum).toBe((reads * (reads - 1)) / 2);
  // An ordinary global object takes a few milliseconds, Jest's proxy several hundred.
  expect(milliseconds).toBeLessThan(100);
});
