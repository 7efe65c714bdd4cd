import { expect, test } from '@jest/globals';
import { retryOnClockRollover } from '#test/support/clock-rollover.ts';
import { emailsTo, subjectsTo } from '#test/support/inbox.ts';
import { concurrently } from '#test/support/learners.ts';
import {
  buy,
  buyUpgrade,
  openCheckout,
  simulateStripe,
  soldCourse,
  stripe,
  upgradableCourse,
} from '#test/support/payments.ts';
import { newLearner } from '#test/support/platform.ts';

const params = { courseId: soldCourse };
const body = { courseId: soldCourse };

test('a buyer has access at once, with a receipt and an entry in their payments', async () => {
  const ada = await newLearner();
  await buy(ada);
  expect(await ada.call('getEnrollmentStatus', { params })).toMatchObject({ isEnrolled: true });
  expect((await ada.call('getCourseContent', { params })).sections.length).toBeGreaterThan(0);
  const [mail, ...more] = await emailsTo(ada.email);
  expect(mail?.subject).toBe('Receipt: RAG from First Principles');
  expect(mail?.text).toContain('$79.00');
  expect(more).toEqual([]);
  const { payments } = await ada.call('listPayments');
  expect(payments).toEqual([
    {
      id: expect.any(String),
      courseId: soldCourse,
      courseTitle: 'RAG from First Principles',
      kind: 'course',
      state: 'paid',
      amount: 79,
      amountRefunded: 0,
      currency: 'USD',
      paidAt: expect.any(String),
    },
  ]);
  expect(mail?.text).toContain(payments[0]?.id);
});

test('the session charges the catalog price in dollars', async () => {
  const ada = await newLearner();
  const session = await stripe('GET', `checkout/sessions/${await openCheckout(ada)}`);
  expect(session).toMatchObject({ amount_total: 7900, currency: 'usd', customer_email: ada.email });
});

test.each([
  { price: 1 },
  { amount: 1 },
  { unit_amount: 1 },
  { currency: 'jpy' },
  { userId: 'somebody' },
  { learnerId: 'somebody' },
  { success_url: 'https://evil.example' },
  { metadata: { courseId: 'x' } },
  { quantity: 0 },
  { coupon: 'FREE' },
])('a client-sent %p is refused', async (more) => {
  const ada = await newLearner();
  const response = await ada.attempt('createCheckoutSession', { body: { ...body, ...more } });
  expect({ status: response.status, code: response.body.code }).toEqual({ status: 400, code: 'invalid-request' });
});

test('ten concurrent clicks open one checkout page', async () => {
  const ada = await newLearner();
  const responses = await concurrently(10, () => ada.call('createCheckoutSession', { body }));
  expect(new Set(responses.map(({ url }) => url)).size).toBe(1);
});

test('an eleventh checkout within the hour is refused with Retry-After', () =>
  retryOnClockRollover('hour', async () => {
    const ada = await newLearner();
    const responses = await concurrently(11, () => ada.attempt('createCheckoutSession', { body }));
    const refused = responses.filter(({ status }) => status !== 200);
    expect(refused.map(({ body: { code } }) => code)).toEqual(['too-many-requests']);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  }));

test('a second tab gets the same checkout page while it can be paid', async () => {
  const ada = await newLearner();
  expect(await openCheckout(ada)).toBe(await openCheckout(ada));
});

test('an expired checkout page is replaced', async () => {
  const ada = await newLearner();
  const first = await openCheckout(ada);
  await stripe('POST', `checkout/sessions/${first}/expire`);
  const second = await openCheckout(ada);
  expect(second).not.toBe(first);
  await simulateStripe(second, 'pay');
  expect(await ada.call('confirmPayment', { body })).toEqual({ state: 'paid' });
});

test('a course already paid cannot be paid again', async () => {
  const ada = await newLearner();
  await buy(ada);
  const response = await ada.attempt('createCheckoutSession', { body });
  expect({ status: response.status, code: response.body.code }).toEqual({ status: 409, code: 'already-paid' });
});

test.each([
  ['prompting-that-works', 'price-missing'],
  [upgradableCourse, 'subscribe-instead'],
  ['no-such-course', 'not-found'],
])('the course %s is not sold this way: %s', async (courseId, code) => {
  const ada = await newLearner();
  expect((await ada.attempt('createCheckoutSession', { body: { courseId } })).body.code).toBe(code);
});

test.each([
  [soldCourse, 'price-missing'],
  ['no-such-course', 'not-found'],
])('an upgrade of %s is refused with %s, in the field the specified client reads', async (courseId, code) => {
  const ada = await newLearner();
  const { body: problem } = await ada.attempt('createDripUpgradeSession', { body: { courseId } });
  expect(problem).toMatchObject({ code, error: problem.detail });
});

test('an upgrade opens the whole drip course, with one receipt, and sells once', async () => {
  const ada = await newLearner();
  expect(await buyUpgrade(ada)).toEqual({ state: 'paid' });
  expect((await ada.call('listPayments')).payments).toMatchObject([{ kind: 'upgrade', amount: 39, state: 'paid' }]);
  expect(await subjectsTo(ada.email)).toEqual(['Receipt: premium access to Agents Step by Step']);
  const again = await ada.attempt('createDripUpgradeSession', { body: { courseId: upgradableCourse } });
  expect(again).toMatchObject({ status: 409, body: { code: 'already-premium', error: again.body.detail } });
});

test('a 100% promotion code counts as payment', async () => {
  const ada = await newLearner();
  const coupon = await stripe<{ id: string }>('POST', 'coupons', { percent_off: 100, duration: 'once' });
  const code = `GIFT${Date.now()}`;
  await stripe('POST', 'promotion_codes', { promotion: { type: 'coupon', coupon: coupon.id }, code });
  const { url, sessionId } = await ada.call('createCheckoutSession', { body });
  await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'promotion', code }), redirect: 'manual' });
  await simulateStripe(sessionId, 'pay');
  expect(await stripe('GET', `checkout/sessions/${sessionId}`)).toMatchObject({
    payment_status: 'no_payment_required',
  });
  expect(await ada.call('getEnrollmentStatus', { params })).toMatchObject({ isEnrolled: true });
  expect((await ada.call('listPayments')).payments).toMatchObject([{ state: 'paid', amount: 0 }]);
});

test('a delayed payment is pending until it arrives and opens the course then', async () => {
  const ada = await newLearner();
  const sessionId = await openCheckout(ada);
  await simulateStripe(sessionId, 'pay', { outcome: 'delayed' });
  expect(await ada.call('confirmPayment', { body })).toEqual({ state: 'pending' });
  expect((await ada.attempt('enroll', { params })).body.code).toBe('payment-required');
  expect((await ada.attempt('createCheckoutSession', { body })).body.code).toBe('payment-pending');
  await simulateStripe(sessionId, 'settle', { succeeded: true });
  expect(await ada.call('confirmPayment', { body })).toEqual({ state: 'paid' });
  expect(await subjectsTo(ada.email)).toEqual(['Receipt: RAG from First Principles']);
});

test('a failed delayed payment opens nothing, sends an email and can be retried', async () => {
  const ada = await newLearner();
  const sessionId = await openCheckout(ada);
  await simulateStripe(sessionId, 'pay', { outcome: 'delayed' });
  await simulateStripe(sessionId, 'settle', { succeeded: false });
  expect(await ada.call('confirmPayment', { body })).toEqual({ state: 'failed' });
  expect(await subjectsTo(ada.email)).toEqual(['Your payment for RAG from First Principles did not go through']);
  await buy(ada);
  expect(await ada.call('confirmPayment', { body })).toEqual({ state: 'paid' });
});

test('a declined card leaves the checkout page open for another try', async () => {
  const ada = await newLearner();
  const sessionId = await openCheckout(ada);
  await simulateStripe(sessionId, 'pay', { outcome: 'declined' });
  expect(await ada.call('confirmPayment', { body })).toEqual({ state: 'open' });
  expect(await openCheckout(ada)).toBe(sessionId);
});
