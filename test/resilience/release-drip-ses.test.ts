import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { SubscriptionRow } from '#contract/storage/subscriber-rows.ts';
import { type DripCloud, releaseMinutes, startDripCloud, type Timeline } from '../support/drip-cloud.ts';
import { waitFor } from '../support/wait-for.ts';

let drip: DripCloud;
let at: Timeline;
beforeAll(async () => {
  drip = await startDripCloud();
}, 180_000);
afterAll(() => drip.stop());
beforeEach(async () => {
  at = await drip.newTimeline();
  await drip.callConsole('DELETE', 'faults');
  await drip.callConsole('POST', 'mail/events', { deliveries: true });
});

const subscribers = (number: number) => Promise.all(Array.from({ length: number }, () => drip.createSubscriber(at(0))));

const emailCounts = async (rows: SubscriptionRow[]) =>
  (await Promise.all(rows.map((row) => drip.emailsTo(row)))).map(({ length }) => length);

const ses = { service: 'ses', operation: 'SendEmail' };

test('duplicate triggers and two concurrent workers send every email once', async () => {
  const rows = await subscribers(40);
  const time = at(2, releaseMinutes);
  await Promise.all([drip.release(time), drip.release(time), drip.release(time)]);
  await drip.release(time);
  expect(await emailCounts(rows)).toEqual(rows.map(() => 1));
}, 60_000);

test('a run sends an email it has claimed, even when the response to the claim is lost', async () => {
  const [ada] = (await subscribers(1)) as [SubscriptionRow];
  await drip.injectFault({ service: 'dynamodb', operation: 'UpdateItem', kind: 'cut-after' });
  expect(await drip.release(at(2, releaseMinutes))).toMatchObject({ sent: 1, deferred: 0 });
  expect(await drip.emailsTo(ada)).toHaveLength(1);
});

test('a throttled mail service is called more slowly, and every email goes out once', async () => {
  const rows = await subscribers(12);
  await drip.injectFault({ ...ses, kind: 'answer', status: 429, code: 'TooManyRequestsException', skip: 4, times: 3 });
  expect(await drip.release(at(2, releaseMinutes))).toMatchObject({ sent: 12, deferred: 0 });
  expect(await emailCounts(rows)).toEqual(rows.map(() => 1));
}, 60_000);

test('a mail service that rejects everything fails the run, and later all go out', async () => {
  const rows = await subscribers(12);
  await drip.injectFault({ ...ses, kind: 'answer', status: 400, code: 'AccountSuspendedException', times: 1000 });
  await expect(drip.release(at(2, releaseMinutes))).rejects.toThrow('SES accepts no email');
  const [{ hit }] = (await drip.callConsole<{ hit: number }[]>('GET', 'faults')) as [{ hit: number }];
  expect(hit).toBeLessThanOrEqual(2);
  await drip.callConsole('DELETE', 'faults');
  expect(await drip.release(at(2, releaseMinutes + 1))).toMatchObject({ sent: 12 });
  expect(await emailCounts(rows)).toEqual(rows.map(() => 1));
}, 60_000);

test('an email without response or SES event is resent once, after 15 minutes', async () => {
  await drip.callConsole('POST', 'mail/events', { deliveries: false });
  const [ada] = (await subscribers(1)) as [SubscriptionRow];
  await drip.injectFault({ ...ses, kind: 'cut-after', times: 5 });
  expect(await drip.release(at(2, releaseMinutes))).toMatchObject({ deferred: 1 });
  expect(await drip.readLedger(ada)).toMatchObject([{ state: 'claimed', attempt: 1 }]);
  await drip.release(at(2, releaseMinutes + 14));
  expect(await drip.emailsTo(ada)).toHaveLength(1);
  await drip.release(at(2, releaseMinutes + 16));
  expect(await drip.emailsTo(ada)).toHaveLength(2);
  // At noon the three days of inactivity are not over; the email is given up, not the subscriber.
  for (const minutes of [32, 60, 120]) await drip.release(at(2, releaseMinutes + minutes));
  expect(await drip.emailsTo(ada)).toHaveLength(2);
  expect(await drip.readRow(ada)).toMatchObject({ announcedThrough: at(2, releaseMinutes) });
}, 60_000);

test('an email without response is not resent when SES reports its delivery', async () => {
  const [ada] = (await subscribers(1)) as [SubscriptionRow];
  await drip.injectFault({ ...ses, kind: 'cut-after' });
  await drip.release(at(2, releaseMinutes));
  await waitFor(async () => (await drip.readLedger(ada))[0]?.state === 'sent');
  for (const minutes of [5, 16, 32]) await drip.release(at(2, releaseMinutes + minutes));
  expect(await drip.emailsTo(ada)).toHaveLength(1);
  expect(await drip.readRow(ada)).toMatchObject({ announcedThrough: at(2, releaseMinutes) });
});

test('while SES never responds, a run spends only three emails on it', async () => {
  const rows = await subscribers(30);
  await drip.injectFault({ ...ses, kind: 'cut-before', times: 1000 });
  await expect(drip.release(at(2, releaseMinutes))).rejects.toThrow('SES did not answer');
  const attempts = (await Promise.all(rows.map((row) => drip.readLedger(row)))).flat().map(({ attempt }) => attempt);
  expect(attempts.filter((attempt) => attempt > 0)).toHaveLength(3);
  await drip.callConsole('DELETE', 'faults');
  await drip.release(at(2, releaseMinutes + 16));
  expect(await emailCounts(rows)).toEqual(rows.map(() => 1));
}, 60_000);

test('a slow mail service only delays emails', async () => {
  const rows = await subscribers(3);
  await drip.injectFault({ ...ses, kind: 'delay', milliseconds: 300, times: 3 });
  expect(await drip.release(at(2, releaseMinutes))).toMatchObject({ sent: 3 });
  expect(await emailCounts(rows)).toEqual([1, 1, 1]);
});

test('an email rejected in three runs is quarantined until an operator retries it', async () => {
  const [ada] = (await subscribers(1)) as [SubscriptionRow];
  await drip.injectFault({ ...ses, kind: 'answer', status: 400, code: 'MessageRejected', times: 3 });
  expect(await drip.release(at(2, releaseMinutes))).toMatchObject({ failed: 1 });
  expect(await drip.release(at(2, releaseMinutes + 5))).toMatchObject({ failed: 1 });
  expect(await drip.release(at(2, releaseMinutes + 10))).toMatchObject({ quarantined: 1 });
  expect(await drip.release(at(2, releaseMinutes + 15))).toMatchObject({ sent: 0, failed: 0 });
  expect(await drip.readRow(ada)).toMatchObject({
    dueBucket: 'QUARANTINE',
    lastFailure: expect.stringContaining('MessageRejected'),
  });
  expect(await drip.release(at(2, releaseMinutes + 20), { retryQuarantined: true })).toMatchObject({ sent: 1 });
  expect(await drip.emailsTo(ada)).toHaveLength(1);
});

test('an email that cannot be rendered is quarantined after three runs with its error', async () => {
  const [poison, ada] = (await subscribers(2)) as [SubscriptionRow, SubscriptionRow];
  const { schedule } = poison;
  await drip.updateRow(poison, { schedule: { releaseHour: 8 } as never });
  for (const minutes of [0, 5, 10, 15]) await drip.release(at(2, releaseMinutes + minutes));
  expect(await drip.readRow(poison)).toMatchObject({
    dueBucket: 'QUARANTINE',
    lastFailure: expect.stringContaining('TypeError'),
  });
  expect(await drip.emailsTo(poison)).toEqual([]);
  expect(await drip.emailsTo(ada)).toHaveLength(1);
  await drip.updateRow(poison, { schedule });
  await drip.release(at(2, releaseMinutes + 20), { retryQuarantined: true });
  expect(await drip.emailsTo(poison)).toHaveLength(1);
  expect(await drip.readRow(poison)).not.toHaveProperty('failedRuns');
});

test('a mailbox that bounced or complained gets no more email', async () => {
  const [ada, ben] = (await subscribers(2)) as [SubscriptionRow, SubscriptionRow];
  await drip.release(at(2, releaseMinutes));
  await drip.callConsole('POST', 'mail/events', { type: 'bounce', to: ada.email });
  await drip.callConsole('POST', 'mail/events', { type: 'complaint', to: ben.email });
  await drip.callConsole('POST', 'mail/events', { type: 'delivery', to: ada.email });
  await drip.release(at(4, releaseMinutes));
  expect(await emailCounts([ada, ben])).toEqual([1, 1]);
  expect(await drip.readLedger(ada)).toMatchObject([{ state: 'sent', event: 'bounce' }]);
  expect(await drip.readLedger(ben)).toMatchObject([{ state: 'sent', event: 'complaint' }]);
});
