import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { subscriberKeys } from '../../contract/subscriber-rows.ts';
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

/** So many mails have gone on the day of an instant. */
const haveGone = (instant: string, sent: number) =>
  drip.putSubscriberRow({ ...subscriberKeys.sending(instant.slice(0, 10)), sent });

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
