import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { subscriberKeys } from '#contract/storage/subscriber-rows.ts';
import { signupQuota } from '#lambdas/email/send-budget.ts';
import { getStage } from '#lib/stages.ts';
import { type DripCloud, releaseMinutes, startDripCloud } from '../support/drip-cloud.ts';
import { sendSubscribe } from '../support/drip-subscribers.ts';
import { emailsTo } from '../support/inbox.ts';

const dailyLimit = getStage('dev').email.perDay;
const day = 86_400_000;

let drip: DripCloud;
beforeAll(async () => {
  drip = await startDripCloud();
  process.env.PLATFORM_URL = drip.cloud.url;
}, 180_000);
afterAll(() => drip.stop());

/** Stores the numbers of emails already sent on the day of an instant, in total and by the form. */
const recordSent = (instant: string, sent: number, signupSent = 0) =>
  drip.putSubscriberRow({ ...subscriberKeys.dailyEmailStats(instant.slice(0, 10)), sent, signupSent });

test('at the daily email limit, the rest stays due, unclaimed, and goes the next day', async () => {
  const at = await drip.newTimeline();
  const rows = await Promise.all(Array.from({ length: 5 }, () => drip.createSubscriber(at(0))));
  const number = async () => (await Promise.all(rows.map((row) => drip.emailsTo(row)))).flat().length;
  await recordSent(at(2), dailyLimit - 3);
  expect(await drip.release(at(2, releaseMinutes))).toMatchObject({ sent: 3, failed: 0 });
  expect(await number()).toBe(3);
  expect((await Promise.all(rows.map((row) => drip.readLedger(row)))).flat()).toHaveLength(3);
  expect(await drip.release(at(2, releaseMinutes + 5))).toEqual({
    blockedReason: `all ${dailyLimit} emails of the day are used up`,
  });
  expect(await number()).toBe(3);
  expect(await drip.release(at(3))).toMatchObject({ sent: 2, deferred: 0 });
  expect(await number()).toBe(5);
}, 60_000);

test('subscribing at the daily limit gets the usual response, and the email on retry', async () => {
  const email = `late-${randomUUID()}@example.com`;
  // Noon, so that midnight is hours away.
  const now = drip.cloud.clock.now().getTime();
  await drip.cloud.clock.advance(day + day / 2 - (now % day));
  const today = drip.cloud.clock.now().toISOString();
  await recordSent(today, dailyLimit);
  expect(await sendSubscribe({ email })).toMatchObject({ status: 200, body: { status: 'success' } });
  expect(await sendSubscribe({ email })).toMatchObject({ status: 200, body: { status: 'existing_access' } });
  expect(await emailsTo(email)).toEqual([]);
  await recordSent(today, dailyLimit - 1);
  expect(await sendSubscribe({ email })).toMatchObject({ status: 200, body: { status: 'existing_access' } });
  expect((await emailsTo(email)).map(({ subject }) => subject)).toEqual(['Welcome to AI Literacy in Ten Days']);
  const other = `later-${randomUUID()}@example.com`;
  await sendSubscribe({ email: other });
  expect(await emailsTo(other)).toEqual([]);
}, 60_000);

test('a flood of signups uses only its own quota, and releases continue', async () => {
  const at = await drip.newTimeline();
  const quota = signupQuota(dailyLimit);
  expect(quota).toBeLessThanOrEqual(dailyLimit / 4);
  const today = drip.cloud.clock.now().toISOString();
  const [last, late] = [`last-${randomUUID()}@example.com`, `late-${randomUUID()}@example.com`];
  await recordSent(today, quota - 1, quota - 1);
  for (const email of [last, late]) {
    expect(await sendSubscribe({ email })).toMatchObject({ status: 200, body: { status: 'success' } });
  }
  expect(await emailsTo(last)).toHaveLength(1);
  expect(await emailsTo(late)).toEqual([]);
  const ada = await drip.createSubscriber(at(0));
  await recordSent(at(2), quota, quota);
  expect(await drip.release(at(2, releaseMinutes))).toMatchObject({ sent: 1 });
  expect(await drip.emailsTo(ada)).toHaveLength(1);
}, 60_000);
