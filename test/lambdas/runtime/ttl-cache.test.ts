import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ttlCache } from '#lambdas/runtime/ttl-cache.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a value is loaded again only after its TTL', async () => {
  const load = jest.fn(async (key: string) => key.toUpperCase());
  const read = ttlCache(5, load);
  expect([await read('a'), await read('a')]).toEqual(['A', 'A']);
  jest.advanceTimersByTime(4_999);
  await read('a');
  expect(load).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(2);
  await read('a');
  expect(load).toHaveBeenCalledTimes(2);
});

test('each key has its own value, and concurrent calls load once', async () => {
  const load = jest.fn(async (key: string) => key.toUpperCase());
  const read = ttlCache(5, load);
  expect(await Promise.all([read('a'), read('b'), read('a')])).toEqual(['A', 'B', 'A']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failed load is retried by the next call', async () => {
  let fails = true;
  const read = ttlCache(5, async () => {
    if (fails) throw new Error('busy');
    return 'read';
  });
  await expect(read('a')).rejects.toThrow('busy');
  fails = false;
  expect(await read('a')).toBe('read');
});

test('a look at the cache loads nothing and sees no expired value', async () => {
  const load = jest.fn(async (key: string) => key.toUpperCase());
  const read = ttlCache(5, load);
  expect(read.peek('a')).toBeUndefined();
  const loading = read('a');
  expect(read.peek('a')).toBeUndefined();
  await loading;
  expect(read.peek('a')).toBe('A');
  jest.advanceTimersByTime(5_000);
  expect(read.peek('a')).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(1);
});
