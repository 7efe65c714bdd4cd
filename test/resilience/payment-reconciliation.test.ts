import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { platformStartLimitMs, type TestPlatform } from '#bin/test/platform.ts';
import { brand } from '#contract/brand.ts';
import { subjectsTo } from '../support/inbox.ts';
import { alertsOf, pauseWebhook, removePlatform, startIsolatedPlatform } from '../support/isolated-platform.ts';
import { buy, openCheckout, simulateStripe, soldCourse } from '../support/payments.ts';
import { consoleCall, type Learner, newLearner } from '../support/platform.ts';
import { advanceClock } from '../support/product-clock.ts';
import { waitFor } from '../support/wait-for.ts';

/** The parts of the local Stripe's stored state that these tests change. */
interface StripeWorld {
  tables: {
    'checkout.session': Record<string, object>;
    event: Record<string, { data: { object: { id: string } } }>;
  };
}

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startIsolatedPlatform();
}, platformStartLimitMs);
afterAll(() => removePlatform(platform));

const params = { courseId: soldCourse };
/** The webhook still handles events of the last few minutes. */
const reconcile = async () => {
  await advanceClock('11m');
  await consoleCall('POST', 'jobs/reconcile-payments');
};
const isIn = async (learner: Learner) => (await learner.attempt('getCourseContent', { params })).status === 200;
const alerts = async () => (await alertsOf(platform)).map(({ alert }) => alert);
/** Waits until a function's output has reached the log, shortly after its response. */
const waitForAlerts = (count: number, alert: string) =>
  waitFor(async () => (await alerts()).filter((each) => each === alert).length >= count);

test('reconciliation opens a course whose event was lost, and raises an alert', async () => {
  const ada = await newLearner();
  await pauseWebhook(true);
  await simulateStripe(await openCheckout(ada), 'pay');
  expect(await isIn(ada)).toBe(false);
  await reconcile();
  expect(await isIn(ada)).toBe(true);
  expect(await subjectsTo(ada.email)).toEqual(['Receipt: RAG from First Principles']);
  await waitForAlerts(1, 'late-fulfillment');
  expect(await alerts()).toEqual(['late-fulfillment']);
  const alarmed = { namespace: `${brand.name}/dev`, name: 'PaymentAlerts', dimensions: {}, value: 1 };
  expect(await consoleCall('GET', 'metrics')).toContainEqual(alarmed);
  await reconcile();
  await pauseWebhook(false);
  expect(await subjectsTo(ada.email)).toHaveLength(1);
  expect(await alerts()).toEqual(['late-fulfillment']);
});

test('an event of this minute is left to the webhook without an alert', async () => {
  const ada = await newLearner();
  await pauseWebhook(true);
  await simulateStripe(await openCheckout(ada), 'pay');
  const before = (await alerts()).length;
  await consoleCall('POST', 'jobs/reconcile-payments');
  expect(await isIn(ada)).toBe(false);
  await pauseWebhook(false);
  expect(await isIn(ada)).toBe(true);
  expect((await alerts()).length).toBe(before);
});

test('reconciliation closes a course whose refund event was lost', async () => {
  const ada = await newLearner();
  const sessionId = await buy(ada);
  await pauseWebhook(true);
  await simulateStripe(sessionId, 'refund');
  expect(await isIn(ada)).toBe(true);
  await reconcile();
  expect(await isIn(ada)).toBe(false);
  await pauseWebhook(false);
});

/** Restarts the platform with changed Stripe data that its API cannot produce. */
const changeStripe = async (change: (store: StripeWorld) => void) => {
  const file = join(platform.data.folder, 'stripe.json');
  await platform.end('SIGTERM');
  const store = JSON.parse(await readFile(file, 'utf8')) as StripeWorld;
  change(store);
  await writeFile(file, JSON.stringify(store));
  platform = await startIsolatedPlatform(platform.data);
};

test('a payment of a wrong amount or currency opens nothing and is reported', async () => {
  const [ada, bob, eve] = [await newLearner(), await newLearner(), await newLearner()];
  const [inEuros, tooLittle, asOffered] = [await openCheckout(ada), await openCheckout(bob), await openCheckout(eve)];
  await changeStripe(({ tables: { 'checkout.session': sessions } }) => {
    Object.assign(sessions[inEuros] ?? {}, { currency: 'eur' });
    Object.assign(sessions[tooLittle] ?? {}, { amount_subtotal: 100, amount_total: 100 });
  });
  for (const sessionId of [inEuros, tooLittle, asOffered]) await simulateStripe(sessionId, 'pay');
  expect([await isIn(ada), await isIn(bob), await isIn(eve)]).toEqual([false, false, true]);
  await waitForAlerts(2, 'unmatched-payment');
  for (const learner of [ada, bob]) {
    expect(await learner.call('confirmPayment', { body: params })).toEqual({ state: 'pending' });
    // The learner cannot pay again while an operator decides about the first payment.
    const { body } = await learner.attempt('createCheckoutSession', { body: params });
    expect(body.code).toBe('payment-pending');
  }
}, 600_000);

test('a course open without a payment is reported and left for an operator', async () => {
  const [ada, bob, eve] = [await newLearner(), await newLearner(), await newLearner()];
  const sessionId = await buy(ada);
  const unpaid = await openCheckout(eve);
  await buy(bob);
  // Stripe does not know this session, as if the entitlement had been written by hand.
  await changeStripe(({ tables: { 'checkout.session': sessions, event: events } }) => {
    for (const id of [sessionId, unpaid]) delete sessions[id];
    for (const [id, event] of Object.entries(events)) if (event.data.object.id === sessionId) delete events[id];
  });
  await reconcile();
  await waitForAlerts(1, 'unpaid-entitlement');
  expect((await alerts()).filter((alert) => alert === 'unpaid-entitlement')).toHaveLength(1);
  expect([await isIn(ada), await isIn(bob)]).toEqual([true, true]);
  // An order whose session Stripe does not know can be replaced.
  expect((await eve.attempt('confirmPayment', { body: params })).body.code).toBe('not-found');
  expect(await openCheckout(eve)).not.toBe(unpaid);
}, 120_000);
