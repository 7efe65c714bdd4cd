import { expect, test } from '@jest/globals';
import { createRate } from '../../../lambdas/jobs/release/rate.ts';

const timeOf = async (work: () => Promise<void>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const takeMany = (rate: ReturnType<typeof createRate>, number: number) => async () => {
  await Promise.all(Array.from({ length: number }, () => rate.take()));
};

test('no more mails go in a second than the account may send', async () => {
  const rate = createRate(50);
  // A tenth of a second may be caught up with; the rest takes a fiftieth of a second each.
  expect(await timeOf(takeMany(rate, 15))).toBeGreaterThanOrEqual(195);
});

test('told to slow down, it rests for a second and then goes half as fast', async () => {
  const rate = createRate(1000);
  await rate.take();
  rate.slowDown();
  expect(await timeOf(takeMany(rate, 50))).toBeGreaterThanOrEqual(1000);

  const slow = createRate(100);
  await slow.take();
  slow.slowDown();
  // The rest, and twenty mails at 50 a second and a little faster with each; at 100 a second it would be 1,200 ms.
  expect(await timeOf(takeMany(slow, 20))).toBeGreaterThanOrEqual(1330);
});

test('after the last mail of the day none goes, and the run knows', async () => {
  const rate = createRate(1000, 2);
  expect([await rate.take(), await rate.take(), rate.isSpent()]).toEqual([true, true, false]);
  expect([await rate.take(), rate.isSpent()]).toEqual([false, true]);
});

test('what would have to wait a quarter of a minute is left to another run', async () => {
  expect(await createRate(1 / 20).take()).toBe(false);
});
