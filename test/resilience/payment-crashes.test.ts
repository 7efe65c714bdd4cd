import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { TestPlatform } from '../../bin/testing/platform.ts';
import {
  endPlatform,
  failStripe,
  pauseWebhook,
  planCrash,
  startTroubledPlatform,
  takeCrash,
} from '../support/payment-platform.ts';
import { act, buy, checkOut, eventsOf, postEvent, soldCourse, stripe, subjectsTo } from '../support/payments.ts';
import { consoleCall, type Learner, newLearner } from '../support/platform.ts';
import { advanceClock } from '../support/product-clock.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTroubledPlatform();
}, 180_000);
beforeEach(() => pauseWebhook(false));
afterAll(() => endPlatform(platform));

const body = { courseId: soldCourse };

/** Pay pages of a learner that could still be paid. */
const openPages = async ({ email }: Learner): Promise<number> => {
  const { data } = await stripe<{ data: { customer_email: string }[] }>('GET', 'checkout/sessions', {
    status: 'open',
    limit: 100,
  });
  return data.filter(({ customer_email: of }) => of === email).length;
};

test('starting a payment may die at each of its calls; trying again gives one pay page, and paying it opens the course', async () => {
  for (let call = 0, crashed = true; crashed; call += 1) {
    const ada = await newLearner();
    await planCrash('create-checkout-session', call, 'kill-before');
    const first = await ada.attempt('createCheckoutSession', { body });
    crashed = await takeCrash();
    expect(first.status < 400).toBe(!crashed);
    const sessionId = await checkOut(ada);
    expect({ call, pages: await openPages(ada) }).toEqual({ call, pages: 1 });
    await act(sessionId, 'pay');
    expect(await ada.call('confirmPayment', { body })).toEqual({ state: 'paid' });
  }
}, 240_000);

test('the page people return to may die at each of its calls; asking again opens the course', async () => {
  await pauseWebhook(true);
  for (let call = 0, crashed = true; crashed; call += 1) {
    const ada = await newLearner();
    await act(await checkOut(ada), 'pay');
    await planCrash('confirm-payment', call, 'kill-before');
    await ada.attempt('confirmPayment', { body });
    crashed = await takeCrash();
    expect(await ada.call('confirmPayment', { body })).toEqual({ state: 'paid' });
    expect(await ada.call('getEnrollmentStatus', { params: body })).toMatchObject({ isEnrolled: true });
  }
}, 240_000);

test('the page people return to opens the course by itself when no event comes; the receipt follows with the event', async () => {
  await pauseWebhook(true);
  const ada = await newLearner();
  await act(await checkOut(ada), 'pay');
  expect(await ada.call('confirmPayment', { body })).toEqual({ state: 'paid' });
  expect(await subjectsTo(ada.email)).toEqual([]);
  await pauseWebhook(false);
  expect(await subjectsTo(ada.email)).toEqual(['Receipt: RAG from First Principles']);
});

test.each([500, 503] as const)(
  'a %p that Stripe keeps under a key is got past by another key, within the same call',
  async (status) => {
    const ada = await newLearner();
    await failStripe('/v1/checkout/sessions', status, 2);
    const sessionId = await checkOut(ada);
    expect(await openPages(ada)).toBe(1);
    expect(await checkOut(ada)).toBe(sessionId);
  },
);

test('while Stripe refuses for its own load, people are told to wait, and the next try goes on with the same order', async () => {
  const ada = await newLearner();
  await failStripe('/v1/checkout/sessions', 429, 2);
  const refused = await ada.attempt('createCheckoutSession', { body });
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // Whatever is left of the trouble is used up here.
  await ada.attempt('createCheckoutSession', { body });
  await checkOut(ada);
  expect(await openPages(ada)).toBe(1);
});

test('an event that Stripe fails to explain is answered with a fault, so that it comes again', async () => {
  await pauseWebhook(true);
  const ada = await newLearner();
  const sessionId = await checkOut(ada);
  await act(sessionId, 'pay');
  const event = JSON.stringify((await eventsOf(sessionId)).at(-1));
  await failStripe('/v1/checkout/sessions/', 500, 2);
  expect((await postEvent(event)).status).toBe(503);
  expect((await postEvent(event)).status).toBe(200);
  expect(await ada.call('confirmPayment', { body })).toEqual({ state: 'paid' });
});

test('a mail service that is away holds back the receipt, not the course', async () => {
  await pauseWebhook(true);
  const ada = await newLearner();
  const sessionId = await checkOut(ada);
  await act(sessionId, 'pay');
  const event = JSON.stringify((await eventsOf(sessionId)).at(-1));
  await consoleCall('POST', 'faults', {
    kind: 'answer',
    service: 'ses',
    status: 429,
    code: 'TooManyRequestsException',
    times: 3,
  });
  expect((await postEvent(event)).status).toBeGreaterThanOrEqual(500);
  expect(await ada.call('getEnrollmentStatus', { params: body })).toMatchObject({ isEnrolled: true });
  await takeCrash();
  expect((await postEvent(event)).status).toBe(200);
  expect(await subjectsTo(ada.email)).toHaveLength(1);
});

test('one payment too many is sent back although refunds fail and the handler dies on the way', async () => {
  const ada = await newLearner();
  const first = await buy(ada);
  await act(first, 'dispute');
  await buy(ada);
  await pauseWebhook(true);
  await act(first, 'close-dispute', { won: true });
  const event = JSON.stringify((await eventsOf(first)).at(-1));
  await failStripe('/v1/refunds', 500, 2);
  for (let call = 0, crashed = true; crashed; call += 1) {
    await planCrash('receive-stripe-event', call, 'kill-before');
    await postEvent(event);
    crashed = await takeCrash();
    await advanceClock('2m');
  }
  expect((await postEvent(event)).status).toBe(200);
  const { payments } = await ada.call('listPayments');
  expect(payments.map(({ state }) => state).sort()).toEqual(['paid', 'refunded']);
  const { payment_intent: intent } = await stripe<{ payment_intent: string }>('GET', `checkout/sessions/${first}`);
  expect((await stripe<{ data: unknown[] }>('GET', 'refunds', { payment_intent: intent })).data).toHaveLength(1);
}, 120_000);
