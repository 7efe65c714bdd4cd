import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { subscriberKeys } from '../../contract/subscriber-rows.ts';
import { formShare } from '../../lambdas/data/mail-ledger.ts';
import { stageNamed } from '../../lib/stages.ts';
import { mailsTo, subscribe } from '../support/drip.ts';
import { type DripCloud, morning, startDripCloud } from '../support/drip-cloud.ts';

const most = stageNamed('dev').mail.perDay;
const day = 86_400_000;

let drip: DripCloud;
beforeAll(async () => {
  drip = await startDripCloud();
  process.env.PLATFORM_URL = drip.cloud.url;
}, 180_000);
afterAll(() => drip.stop());

/** So many mails have gone on the day of an instant, so many of them by the form. */
const haveGone = (instant: string, sent: number, byForm = 0) =>
  drip.putSubscriberRow({ ...subscriberKeys.sending(instant.slice(0, 10)), sent, byForm });

test('when the mails of the day are used up, the rest stays due, unclaimed, and goes the next day', async () => {
  const at = await drip.newEra();
  const rows = await Promise.all(Array.from({ length: 5 }, () => drip.subscriber(at(0))));
  const number = async () => (await Promise.all(rows.map((row) => drip.mailsTo(row)))).flat().length;
  await haveGone(at(2), most - 3);
  expect(await drip.release(at(2, morning))).toMatchObject({ sent: 3, failed: 0 });
  expect(await number()).toBe(3);
  expect((await Promise.all(rows.map((row) => drip.ledger(row)))).flat()).toHaveLength(3);
  expect(await drip.release(at(2, morning + 5))).toEqual({ held: `all ${most} mails of the day are used up` });
  expect(await number()).toBe(3);
  expect(await drip.release(at(3))).toMatchObject({ sent: 2, left: 0 });
  expect(await number()).toBe(5);
}, 60_000);

test('who subscribes on such a day is told what everybody is told, and gets the letter when asking again later', async () => {
  const email = `late-${randomUUID()}@example.com`;
  // Midnight is far enough away.
  const now = drip.cloud.clock.now().getTime();
  await drip.cloud.clock.advance(day + day / 2 - (now % day));
  const today = drip.cloud.clock.now().toISOString();
  await haveGone(today, most);
  expect(await subscribe({ email })).toMatchObject({ status: 200, body: { status: 'success' } });
  expect(await subscribe({ email })).toMatchObject({ status: 200, body: { status: 'existing_access' } });
  expect(await mailsTo(email)).toEqual([]);
  await haveGone(today, most - 1);
  expect(await subscribe({ email })).toMatchObject({ status: 200, body: { status: 'existing_access' } });
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Welcome to AI Literacy in Ten Days']);
  const other = `later-${randomUUID()}@example.com`;
  await subscribe({ email: other });
  expect(await mailsTo(other)).toEqual([]);
}, 60_000);

test('a crowd at the form uses up its own share: nobody new gets a letter, and releases go on', async () => {
  const at = await drip.newEra();
  const share = formShare(most);
  expect(share).toBeLessThanOrEqual(most / 4);
  const today = drip.cloud.clock.now().toISOString();
  const [last, late] = [`last-${randomUUID()}@example.com`, `late-${randomUUID()}@example.com`];
  await haveGone(today, share - 1, share - 1);
  for (const email of [last, late]) {
    expect(await subscribe({ email })).toMatchObject({ status: 200, body: { status: 'success' } });
  }
  expect(await mailsTo(last)).toHaveLength(1);
  expect(await mailsTo(late)).toEqual([]);
  const ada = await drip.subscriber(at(0));
  await haveGone(at(2), share, share);
  expect(await drip.release(at(2, morning))).toMatchObject({ sent: 1 });
  expect(await drip.mailsTo(ada)).toHaveLength(1);
}, 60_000);
