import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { platformStartLimitMs, type TestPlatform } from '#bin/test/platform.ts';
import { subjectsTo } from '../support/inbox.ts';
import {
  consumeCrash,
  injectCrash,
  injectStripeFault,
  pauseWebhook,
  removePlatform,
  startIsolatedPlatform,
} from '../support/isolated-platform.ts';
import {
  buy,
  openCheckout,
  postEvent,
  simulateStripe,
  soldCourse,
  stripe,
  stripeEventsOf,
} from '../support/payments.ts';
import { consoleCall, type Learner, newLearner } from '../support/platform.ts';
import { advanceClock } from '../support/product-clock.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startIsolatedPlatform();
}, platformStartLimitMs);
beforeEach(() => pauseWebhook(false));
afterAll(() => removePlatform(platform));

const body = { courseId: soldCourse };

/** Checkout sessions of a learner that can still be paid. */
const openSessions = async ({ email }: Learner): Promise<number> => {
  const { data } = await stripe<{ data: { customer_email: string }[] }>('GET', 'checkout/sessions', {
    status: 'open',
    limit: 100,
  });
  return data.filter(({ customer_email: of }) => of === email).length;
};

test('starting a payment can crash at any call; a retry gives one checkout page', async () => {
  for (let call = 0, crashed = true; crashed; call += 1) {
    const ada = await newLearner();
    await injectCrash('create-checkout-session', call, 'kill-before');
    const first = await ada.attempt('createCheckoutSession', { body });
    crashed = await consumeCrash();
    expect(first.status < 400).toBe(!crashed);
    const sessionId = await openCheckout(ada);
    expect({ call, pages: await openSessions(ada) }).toEqual({ call, pages: 1 });
    await simulateStripe(sessionId, 'pay');
    expect(await ada.call('confirmPayment', { body })).toEqual({ state: 'paid' });
  }
}, 240_000);

test('the return page can crash at any call; a retry opens the course', async () => {
  await pauseWebhook(true);
  for (let call = 0, crashed = true; crashed; call += 1) {
    const ada = await newLearner();
    await simulateStripe(await openCheckout(ada), 'pay');
    await injectCrash('confirm-payment', call, 'kill-before');
    await ada.attempt('confirmPayment', { body });
    crashed = await consumeCrash();
    expect(await ada.call('confirmPayment', { body })).toEqual({ state: 'paid' });
    expect(await ada.call('getEnrollmentStatus', { params: body })).toMatchObject({ isEnrolled: true });
  }
}, 240_000);

test('the return page opens the course without an event; the receipt follows it', async () => {
  await pauseWebhook(true);
  const ada = await newLearner();
  await simulateStripe(await openCheckout(ada), 'pay');
  expect(await ada.call('confirmPayment', { body })).toEqual({ state: 'paid' });
  expect(await subjectsTo(ada.email)).toEqual([]);
  await pauseWebhook(false);
  expect(await subjectsTo(ada.email)).toEqual(['Receipt: RAG from First Principles']);
});

test.each([500, 503] as const)(
  'a %p stored under an idempotency key is retried with a new key in one call',
  async (status) => {
    const ada = await newLearner();
    await injectStripeFault('/v1/checkout/sessions', status, 2);
    const sessionId = await openCheckout(ada);
    expect(await openSessions(ada)).toBe(1);
    expect(await openCheckout(ada)).toBe(sessionId);
  },
);

test('a Stripe rate limit asks the learner to wait, and the retry keeps the order', async () => {
  const ada = await newLearner();
  await injectStripeFault('/v1/checkout/sessions', 429, 2);
  const refused = await ada.attempt('createCheckoutSession', { body });
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // Uses up the remaining faults.
  await ada.attempt('createCheckoutSession', { body });
  await openCheckout(ada);
  expect(await openSessions(ada)).toBe(1);
});

test('an event that Stripe fails to confirm gets a 500, so that it is resent', async () => {
  await pauseWebhook(true);
  const ada = await newLearner();
  const sessionId = await openCheckout(ada);
  await simulateStripe(sessionId, 'pay');
  const event = JSON.stringify((await stripeEventsOf(sessionId)).at(-1));
  await injectStripeFault('/v1/checkout/sessions/', 500, 2);
  expect((await postEvent(event)).status).toBe(503);
  expect((await postEvent(event)).status).toBe(200);
  expect(await ada.call('confirmPayment', { body })).toEqual({ state: 'paid' });
});

test('an SES outage delays the receipt, not the course', async () => {
  await pauseWebhook(true);
  const ada = await newLearner();
  const sessionId = await openCheckout(ada);
  await simulateStripe(sessionId, 'pay');
  const event = JSON.stringify((await stripeEventsOf(sessionId)).at(-1));
  await consoleCall('POST', 'faults', {
    kind: 'answer',
    service: 'ses',
    status: 429,
    code: 'TooManyRequestsException',
    times: 3,
  });
  expect((await postEvent(event)).status).toBeGreaterThanOrEqual(500);
  expect(await ada.call('getEnrollmentStatus', { params: body })).toMatchObject({ isEnrolled: true });
  await consumeCrash();
  expect((await postEvent(event)).status).toBe(200);
  expect(await subjectsTo(ada.email)).toHaveLength(1);
});

test('a duplicate payment is refunded although refunds fail and the handler dies', async () => {
  const ada = await newLearner();
  const first = await buy(ada);
  await simulateStripe(first, 'dispute');
  await buy(ada);
  await pauseWebhook(true);
  await simulateStripe(first, 'close-dispute', { won: true });
  const event = JSON.stringify((await stripeEventsOf(first)).at(-1));
  await injectStripeFault('/v1/refunds', 500, 2);
  for (let call = 0, crashed = true; crashed; call += 1) {
    await injectCrash('receive-stripe-event', call, 'kill-before');
    await postEvent(event);
    crashed = await consumeCrash();
    await advanceClock('2m');
  }
  expect((await postEvent(event)).status).toBe(200);
  const { payments } = await ada.call('listPayments');
  expect(payments.map(({ state }) => state).sort()).toEqual(['paid', 'refunded']);
  const { payment_intent: intent } = await stripe<{ payment_intent: string }>('GET', `checkout/sessions/${first}`);
  expect((await stripe<{ data: unknown[] }>('GET', 'refunds', { payment_intent: intent })).data).toHaveLength(1);
}, 120_000);
