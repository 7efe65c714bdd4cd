import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { remember } from '../../../lambdas/services/remember.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('what was read is read again only when its time is over', async () => {
  const load = jest.fn(async (key: string) => key.toUpperCase());
  const read = remember(5, load);
  expect([await read('a'), await read('a')]).toEqual(['A', 'A']);
  jest.advanceTimersByTime(4_999);
  await read('a');
  expect(load).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(2);
  await read('a');
  expect(load).toHaveBeenCalledTimes(2);
});

test('each key has its own value, and calls made at once read once', async () => {
  const load = jest.fn(async (key: string) => key.toUpperCase());
  const read = remember(5, load);
  expect(await Promise.all([read('a'), read('b'), read('a')])).toEqual(['A', 'B', 'A']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a read that failed is tried again by the next call', async () => {
  let fails = true;
  const read = remember(5, async () => {
    if (fails) throw new Error('busy');
    return 'read';
  });
  await expect(read('a')).rejects.toThrow('busy');
  fails = false;
  expect(await read('a')).toBe('read');
});
