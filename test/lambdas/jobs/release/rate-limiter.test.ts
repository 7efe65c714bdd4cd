import { expect, test } from '@jest/globals';
import { createRateLimiter } from '#lambdas/jobs/release/rate-limiter.ts';

const timeOf = async (work: () => Promise<void>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const acquireMany = (rate: ReturnType<typeof createRateLimiter>, number: number) => async () => {
  await Promise.all(Array.from({ length: number }, () => rate.take()));
};

test("no second exceeds the account's send rate", async () => {
  const rate = createRateLimiter(50);
  // A burst of a tenth of a second is allowed; after it, each send takes a fiftieth of a second.
  expect(await timeOf(acquireMany(rate, 15))).toBeGreaterThanOrEqual(195);
});

test('a throttled sender waits a second and then halves its rate', async () => {
  const rate = createRateLimiter(1000);
  await rate.take();
  rate.backOff();
  expect(await timeOf(acquireMany(rate, 50))).toBeGreaterThanOrEqual(1000);

  const slow = createRateLimiter(100);
  await slow.take();
  slow.backOff();
  // The rest of the second, then twenty emails at 50 a second and slightly faster each time; at 100 a second the limit
  // would be 1,200 ms.
  expect(await timeOf(acquireMany(slow, 20))).toBeGreaterThanOrEqual(1330);
});

test('no email exceeds the daily quota, and the rate limiter says it is exhausted', async () => {
  const rate = createRateLimiter(1000, 2);
  expect([await rate.take(), await rate.take(), rate.isExhausted()]).toEqual([true, true, false]);
  expect([await rate.take(), rate.isExhausted()]).toEqual([false, true]);
});

test('a send that would wait fifteen seconds is left to the next run', async () => {
  expect(await createRateLimiter(1 / 20).take()).toBe(false);
});
