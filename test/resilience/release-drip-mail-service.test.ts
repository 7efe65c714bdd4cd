import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { SubscriptionRow } from '../../contract/subscriber-rows.ts';
import { type DripCloud, type Era, morning, startDripCloud } from '../support/drip-cloud.ts';
import { until } from '../support/until.ts';

let drip: DripCloud;
let at: Era;
beforeAll(async () => {
  drip = await startDripCloud();
}, 180_000);
afterAll(() => drip.stop());
beforeEach(async () => {
  at = await drip.newEra();
  await drip.ask('DELETE', 'faults');
  await drip.ask('POST', 'mail/events', { deliveries: true });
});

const subscribers = (number: number) => Promise.all(Array.from({ length: number }, () => drip.subscriber(at(0))));

const mailsToEach = async (rows: SubscriptionRow[]) =>
  (await Promise.all(rows.map((row) => drip.mailsTo(row)))).map(({ length }) => length);

const ses = { service: 'ses', operation: 'SendEmail' };

test('duplicate triggers and two workers at the same time send every mail once', async () => {
  const rows = await subscribers(40);
  const time = at(2, morning);
  await Promise.all([drip.release(time), drip.release(time), drip.release(time)]);
  await drip.release(time);
  expect(await mailsToEach(rows)).toEqual(rows.map(() => 1));
}, 60_000);

test('a mail service that is asked too fast is asked slower, and every mail goes out once', async () => {
  const rows = await subscribers(12);
  await drip.fault({ ...ses, kind: 'answer', status: 429, code: 'TooManyRequestsException', skip: 4, times: 3 });
  expect(await drip.release(at(2, morning))).toMatchObject({ sent: 12, left: 0 });
  expect(await mailsToEach(rows)).toEqual(rows.map(() => 1));
}, 60_000);

test('a mail service that takes nothing fails the run after a few tries, costs no letter an attempt, and later all go out', async () => {
  const rows = await subscribers(12);
  await drip.fault({ ...ses, kind: 'answer', status: 400, code: 'AccountSuspendedException', times: 1000 });
  await expect(drip.release(at(2, morning))).rejects.toThrow('No mail can be sent');
  const [{ hit }] = (await drip.ask<{ hit: number }[]>('GET', 'faults')) as [{ hit: number }];
  expect(hit).toBeLessThanOrEqual(2);
  await drip.ask('DELETE', 'faults');
  expect(await drip.release(at(2, morning + 1))).toMatchObject({ sent: 12 });
  expect(await mailsToEach(rows)).toEqual(rows.map(() => 1));
}, 60_000);

test('a mail whose answer was lost is sent again once at most, 15 minutes later, when SES has not told of it', async () => {
  await drip.ask('POST', 'mail/events', { deliveries: false });
  const [ada] = (await subscribers(1)) as [SubscriptionRow];
  await drip.fault({ ...ses, kind: 'cut-after', times: 5 });
  expect(await drip.release(at(2, morning))).toMatchObject({ left: 1 });
  expect(await drip.ledger(ada)).toMatchObject([{ state: 'unknown', attempt: 1 }]);
  await drip.release(at(2, morning + 14));
  expect(await drip.mailsTo(ada)).toHaveLength(1);
  await drip.release(at(2, morning + 16));
  expect(await drip.mailsTo(ada)).toHaveLength(2);
  // At noon three days of quiet are not over yet; the letter is given up, not the subscriber.
  for (const minutes of [32, 60, 120]) await drip.release(at(2, morning + minutes));
  expect(await drip.mailsTo(ada)).toHaveLength(2);
  expect(await drip.read(ada)).toMatchObject({ mailedThrough: at(2, morning) });
}, 60_000);

test('a mail whose answer was lost is not sent again when SES tells that it was delivered', async () => {
  const [ada] = (await subscribers(1)) as [SubscriptionRow];
  await drip.fault({ ...ses, kind: 'cut-after' });
  await drip.release(at(2, morning));
  await until(async () => (await drip.ledger(ada))[0]?.state === 'sent');
  for (const minutes of [5, 16, 32]) await drip.release(at(2, morning + minutes));
  expect(await drip.mailsTo(ada)).toHaveLength(1);
  expect(await drip.read(ada)).toMatchObject({ mailedThrough: at(2, morning) });
});

test('while SES answers nobody, a run spends three letters on it and no more', async () => {
  const rows = await subscribers(30);
  await drip.fault({ ...ses, kind: 'cut-before', times: 1000 });
  await expect(drip.release(at(2, morning))).rejects.toThrow('SES did not answer');
  const attempts = (await Promise.all(rows.map((row) => drip.ledger(row)))).flat().map(({ attempt }) => attempt);
  expect(attempts.filter((attempt) => attempt > 0)).toHaveLength(3);
  await drip.ask('DELETE', 'faults');
  await drip.release(at(2, morning + 16));
  expect(await mailsToEach(rows)).toEqual(rows.map(() => 1));
}, 60_000);

test('a slow mail service delays mails and nothing else', async () => {
  const rows = await subscribers(3);
  await drip.fault({ ...ses, kind: 'delay', milliseconds: 300, times: 3 });
  expect(await drip.release(at(2, morning))).toMatchObject({ sent: 3 });
  expect(await mailsToEach(rows)).toEqual([1, 1, 1]);
});

test('a mail that SES refuses is tried in three runs, then set aside, and retried when an operator says so', async () => {
  const [ada] = (await subscribers(1)) as [SubscriptionRow];
  await drip.fault({ ...ses, kind: 'answer', status: 400, code: 'MessageRejected', times: 3 });
  expect(await drip.release(at(2, morning))).toMatchObject({ failed: 1 });
  expect(await drip.release(at(2, morning + 5))).toMatchObject({ failed: 1 });
  expect(await drip.release(at(2, morning + 10))).toMatchObject({ aside: 1 });
  expect(await drip.release(at(2, morning + 15))).toMatchObject({ sent: 0, failed: 0 });
  expect(await drip.read(ada)).toMatchObject({
    dueBucket: 'ASIDE',
    mailTrouble: expect.stringContaining('MessageRejected'),
  });
  expect(await drip.release(at(2, morning + 20), { retryAside: true })).toMatchObject({ sent: 1 });
  expect(await drip.mailsTo(ada)).toHaveLength(1);
});

test('a letter that can never be written is set aside after three runs, with what went wrong', async () => {
  const [poison, ada] = (await subscribers(2)) as [SubscriptionRow, SubscriptionRow];
  const { schedule } = poison;
  await drip.change(poison, { schedule: { releaseHour: 8 } as never });
  for (const minutes of [0, 5, 10, 15]) await drip.release(at(2, morning + minutes));
  expect(await drip.read(poison)).toMatchObject({
    dueBucket: 'ASIDE',
    mailTrouble: expect.stringContaining('TypeError'),
  });
  expect(await drip.mailsTo(poison)).toEqual([]);
  expect(await drip.mailsTo(ada)).toHaveLength(1);
  await drip.change(poison, { schedule });
  await drip.release(at(2, morning + 20), { retryAside: true });
  expect(await drip.mailsTo(poison)).toHaveLength(1);
  expect(await drip.read(poison)).not.toHaveProperty('mailTries');
});

test('a mailbox that bounced or complained gets no mail any more, whatever SES tells later', async () => {
  const [ada, ben] = (await subscribers(2)) as [SubscriptionRow, SubscriptionRow];
  await drip.release(at(2, morning));
  await drip.ask('POST', 'mail/events', { type: 'bounce', to: ada.email });
  await drip.ask('POST', 'mail/events', { type: 'complaint', to: ben.email });
  await drip.ask('POST', 'mail/events', { type: 'delivery', to: ada.email });
  await drip.release(at(4, morning));
  expect(await mailsToEach([ada, ben])).toEqual([1, 1]);
  expect(await drip.ledger(ada)).toMatchObject([{ state: 'sent', event: 'bounce' }]);
  expect(await drip.ledger(ben)).toMatchObject([{ state: 'sent', event: 'complaint' }]);
});
