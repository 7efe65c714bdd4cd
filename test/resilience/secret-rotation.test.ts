import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publishContent } from '#bin/start/content.ts';
import { brand } from '#contract/brand.ts';
import { linkTokenIn, newUnlinkedSubscriber } from '../support/drip-subscribers.ts';
import { emailsTo } from '../support/inbox.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { consoleCall, send } from '../support/platform.ts';

let operator: OperatorCloud;
const sharedPlatform = process.env.PLATFORM_URL;
beforeAll(async () => {
  operator = await startOperatorCloud();
  await publishContent(operator.cloud, 'dev');
}, 150_000);
afterAll(async () => {
  process.env.PLATFORM_URL = sharedPlatform;
  await operator.stop();
});

const parameter = `/${brand.slug}/dev/stripe/webhook-secret`;
const oldSecret = 'whsec_local';
const newSecret = 'whsec_rolled';

/** Sends an event with one signature for each secret, as Stripe does while two are valid. */
const deliver = (...secrets: string[]): Promise<number> => deliverEvent('product.created', secrets);

const deliverEvent = async (type: string, secrets: readonly string[]): Promise<number> => {
  const event = { id: `evt_${randomUUID()}`, type, livemode: false, data: { object: { id: `cs_${randomUUID()}` } } };
  const body = JSON.stringify(event);
  const seconds = Math.floor(Date.now() / 1000);
  const signatures = secrets.map((secret) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
  const header = [`t=${seconds}`, ...signatures.map((signature) => `v1=${signature}`)].join();
  const { status } = await send('receiveStripeEvent', {
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
  });
  return status;
};

/** Ends the environment of the function, which has cached the secret; others read it again after five minutes. */
const endEnvironment = async (): Promise<void> => {
  await consoleCall('POST', 'faults', { kind: 'kill-before', function: 'receive-stripe-event' });
  expect(await deliverEvent('checkout.session.completed', [oldSecret, newSecret])).toBe(500);
  await consoleCall('DELETE', 'faults');
};

test('while Stripe signs with both webhook secrets, a rotation refuses no event', async () => {
  expect(await deliver(oldSecret)).toBe(200);
  expect(await deliver(newSecret)).toBe(400);
  // The secret was rolled in Stripe, and the parameter still has the old one.
  expect(await deliver(oldSecret, newSecret)).toBe(200);
  expect(await deliver(newSecret, oldSecret)).toBe(200);
  operator.secrets[parameter] = newSecret;
  // The environment still has the old secret in its cache.
  expect(await deliver(oldSecret, newSecret)).toBe(200);
  expect(await deliver(newSecret)).toBe(400);
  await endEnvironment();
  expect(await deliver(newSecret, oldSecret)).toBe(200);
  // After the overlap Stripe signs with the new secret only, and nobody can use the old one.
  expect(await deliver(newSecret)).toBe(200);
  expect(await deliver(oldSecret)).toBe(400);
});

test('links in emails sent before a rotation still work, because no key signs them', async () => {
  const reader = await newUnlinkedSubscriber();
  const [welcome] = await emailsTo(reader.email);
  const params = { token: linkTokenIn(welcome) };
  for (const name of Object.keys(operator.secrets)) operator.secrets[name] = `rotated-${randomUUID()}`;
  expect(await send('confirmSubscription', { params })).toMatchObject({ status: 200 });
  expect(await send('unsubscribe', { params })).toMatchObject({ status: 200 });
});
