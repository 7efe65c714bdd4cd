import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type DripCloud, releaseMinutes, startDripCloud } from '../support/drip-cloud.ts';
import { dripParams, newUnlinkedSubscriber, sendSubscribe } from '../support/drip-subscribers.ts';
import { emailsTo } from '../support/inbox.ts';
import { send } from '../support/platform.ts';
import { waitFor } from '../support/wait-for.ts';

let drip: DripCloud;
const sharedPlatform = process.env.PLATFORM_URL;
beforeAll(async () => {
  drip = await startDripCloud();
  process.env.PLATFORM_URL = drip.cloud.url;
}, 180_000);
afterAll(async () => {
  process.env.PLATFORM_URL = sharedPlatform;
  await drip.stop();
});

const leaveSandbox = () => drip.callConsole('DELETE', 'mail/sandbox');
/** SES delivers to this address and domain only; our role may not send for either. */
beforeEach(() => drip.callConsole('POST', 'mail/sandbox', { verified: ['ada@example.com', 'example.org'] }));
afterEach(leaveSandbox);

const firing = async () =>
  (await drip.callConsole<{ name: string; state: string }[]>('GET', 'alarms'))
    .filter(({ name, state }) => state === 'ALARM' && !name.endsWith('-silent'))
    .map(({ name }) => name.split('-dev-')[1]);

/** Waits for an alarm: the output of a function reaches the log, which alarms count, shortly after its response. */
const waitForAlarm = (alarm: string) => waitFor(async () => (await firing()).includes(alarm));

test('in the sandbox a release fails with an alarm; later each email goes out once', async () => {
  const at = await drip.newTimeline();
  const rows = await Promise.all(Array.from({ length: 4 }, () => drip.createSubscriber(at(0))));
  await expect(drip.release(at(2, releaseMinutes))).rejects.toThrow('SES accepts no email');
  await waitForAlarm('release-drip-faults');
  expect(await firing()).toEqual(['release-drip-faults']);
  expect((await Promise.all(rows.map(drip.emailsTo))).flat()).toEqual([]);
  await leaveSandbox();
  expect(await drip.release(at(2, releaseMinutes + 5))).toMatchObject({ sent: 4, failed: 0, quarantined: 0 });
  expect((await Promise.all(rows.map(drip.emailsTo))).map(({ length }) => length)).toEqual([1, 1, 1, 1]);
}, 60_000);

const unavailable = {
  status: 503,
  body: { code: 'unavailable', detail: 'We cannot send email at the moment. Please try again later.' },
};

test('in the sandbox subscribing says "try again", and a later repeat sends the link', async () => {
  const email = `sandbox-${randomUUID()}@example.com`;
  for (let time = 1; time <= 3; time += 1) expect(await sendSubscribe({ email })).toMatchObject(unavailable);
  await waitForAlarm('subscriptions-errors');
  expect(await emailsTo(email)).toEqual([]);
  await leaveSandbox();
  expect(await sendSubscribe({ email })).toMatchObject({ status: 200, body: { status: 'existing_access' } });
  expect(await emailsTo(email)).toHaveLength(1);
});

test('in the sandbox a message to us is refused, not silently lost', async () => {
  const inquiry = { form: 'contact', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', message: 'Hi' };
  expect(await send('sendInquiry', { body: inquiry })).toMatchObject(unavailable);
  await leaveSandbox();
  expect(await send('sendInquiry', { body: inquiry })).toMatchObject({ status: 200 });
});

test('in the sandbox an account is linked without the email about it, which is logged', async () => {
  await leaveSandbox();
  const reader = await newUnlinkedSubscriber();
  await drip.callConsole('POST', 'mail/sandbox', { verified: [] });
  expect(await reader.call('linkAccount', { body: dripParams })).toEqual({ success: true });
  expect(await emailsTo(reader.email)).toHaveLength(1);
  await waitFor(async () =>
    /link-account \{"level":"error","operation":"linkAccount".*"reason":"closed"/.test(
      await readFile(join(drip.dataDirectory, 'logs', 'functions.log'), 'utf8'),
    ),
  );
});
