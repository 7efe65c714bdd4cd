import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { openCheckout, postEvent, signature, soldCourse, stripe, stripeEventsOf } from '#test/support/payments.ts';
import { newLearner } from '#test/support/platform.ts';

const event = (more: object = {}) =>
  JSON.stringify({
    id: `evt_forged${Math.random().toString(36).slice(2)}`,
    object: 'event',
    type: 'checkout.session.completed',
    livemode: false,
    data: { object: { id: 'cs_test_forged', object: 'checkout.session', payment_status: 'paid' } },
    ...more,
  });

const now = () => Math.floor(Date.now() / 1000);
const hmac = (secret: string, text: string, algorithm = 'sha256') =>
  createHmac(algorithm, secret).update(text).digest('hex');
const validSignature = (body: string) => hmac('whsec_local', `${now()}.${body}`);

/** Bodies and signature headers that Stripe would never send. */
const forgeries: [string, (body: string) => { body?: string; signed: string }][] = [
  ['no signature', () => ({ signed: '' })],
  ['an empty header of words', () => ({ signed: 'signature' })],
  ['a signature of another secret', (body) => ({ signed: signature(body, 'whsec_other') })],
  ['a signature with an empty secret', (body) => ({ signed: signature(body, '') })],
  ['a signature with the secret key of the API', (body) => ({ signed: signature(body, 'sk_test_local') })],
  ['a signature of another body', () => ({ signed: signature(event()) })],
  ['one more space in the body', (body) => ({ body: `${body} `, signed: signature(body) })],
  ['another word in the body', (body) => ({ body: body.replace('completed', 'expired'), signed: signature(body) })],
  [
    'the same values in another order',
    (body) => ({
      body: JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(body)).reverse())),
      signed: signature(body),
    }),
  ],
  ['a signature of 301 seconds ago', (body) => ({ signed: signature(body, undefined, 301) })],
  ['a signature of a day ago', (body) => ({ signed: signature(body, undefined, 86_400) })],
  [
    'an old signature under a new time',
    (body) => ({ signed: `t=${now()},${signature(body, undefined, 301).split(',')[1]}` }),
  ],
  ['a signature without a time', (body) => ({ signed: `v1=${validSignature(body)}` })],
  ['a time without a signature', () => ({ signed: `t=${now()}` })],
  ['a time that is not a number', (body) => ({ signed: `t=now,v1=${validSignature(body)}` })],
  ['the scheme of test events only', (body) => ({ signed: `t=${now()},v0=${validSignature(body)}` })],
  ['an unknown scheme', (body) => ({ signed: `t=${now()},v9=${validSignature(body)}` })],
  ['a signature by SHA-1', (body) => ({ signed: `t=${now()},v1=${hmac('whsec_local', `${now()}.${body}`, 'sha1')}` })],
  ['a signature of the body alone', (body) => ({ signed: `t=${now()},v1=${hmac('whsec_local', body)}` })],
  ['a signature that is cut short', (body) => ({ signed: signature(body).slice(0, -2) })],
  [
    'a signature in base64',
    (body) => ({ signed: `t=${now()},v1=${Buffer.from(validSignature(body), 'hex').toString('base64')}` }),
  ],
  [
    'twenty wrong signatures',
    () => ({ signed: `t=${now()},${Array.from({ length: 20 }, () => `v1=${'0'.repeat(64)}`).join(',')}` }),
  ],
];

test.each(forgeries)('%s is refused', async (_, forge) => {
  const ada = await newLearner();
  const sessionId = await openCheckout(ada);
  const sound = event({ data: { object: { id: sessionId, object: 'checkout.session' } } });
  const { body = sound, signed } = forge(sound);
  const response = await postEvent(body, signed);
  expect({ status: response.status, code: response.body.code }).toEqual({ status: 400, code: 'invalid-request' });
  expect((await ada.attempt('enroll', { params: { courseId: soldCourse } })).body.code).toBe('payment-required');
});

test('a signature is valid for five minutes and not a second longer', async () => {
  const body = event();
  // 30 seconds remain for the request to reach the handler; after that the gateway times out.
  expect((await postEvent(body, signature(body, undefined, 270))).status).toBe(200);
  expect((await postEvent(body, signature(body, undefined, 301))).status).toBe(400);
});

test('during a key rotation one valid signature among several is enough', async () => {
  const body = event({ type: 'product.created' });
  const both = `${signature(body, 'whsec_old')},v1=${validSignature(body)}`;
  expect(await postEvent(body, both)).toMatchObject({ status: 200, body: { received: true } });
});

test('an event of an unknown type is accepted, and so is its repetition', async () => {
  const body = event({ type: 'invoice.finalized' });
  for (let time = 0; time < 3; time += 1) expect((await postEvent(body)).status).toBe(200);
});

const unknownObjects: [string, string, Record<string, unknown>][] = [
  ['a completed session', 'checkout.session.completed', { id: 'cs_test_unknown' }],
  ['an expired session', 'checkout.session.expired', { id: 'cs_test_unknown' }],
  ['a refunded charge', 'charge.refunded', { id: 'ch_unknown', payment_intent: 'pi_unknown' }],
  ['a dispute', 'charge.dispute.created', { id: 'dp_unknown', payment_intent: 'pi_unknown' }],
];

test.each(unknownObjects)(
  'a signed event about %s unknown to Stripe is accepted, so it is not resent',
  async (_, type, object) => {
    const response = await postEvent(event({ type, data: { object } }));
    expect(response).toMatchObject({ status: 200, body: { received: true } });
  },
);

test('a signed event that says paid opens nothing while Stripe says otherwise', async () => {
  const ada = await newLearner();
  const sessionId = await openCheckout(ada);
  const object = {
    id: sessionId,
    object: 'checkout.session',
    status: 'complete',
    payment_status: 'paid',
    amount_total: 7900,
  };
  expect((await postEvent(event({ data: { object } }))).status).toBe(200);
  expect((await ada.attempt('enroll', { params: { courseId: soldCourse } })).body.code).toBe('payment-required');
});

test('a live mode event has no effect on a stage in test mode', async () => {
  const ada = await newLearner();
  const sessionId = await openCheckout(ada);
  const object = { id: sessionId, object: 'checkout.session' };
  expect((await postEvent(event({ livemode: true, data: { object } }))).status).toBe(200);
  expect(await ada.call('confirmPayment', { body: { courseId: soldCourse } })).toEqual({ state: 'open' });
});

test('a signed body that is not an event is refused', async () => {
  for (const body of ['{}', '{"hello":1}', '[]', 'text', '']) expect((await postEvent(body)).status).toBe(400);
});

/** Creates a session with the secret key but without our checkout, as another shop on the same account could. */
const strange = (metadata: Record<string, string>) =>
  stripe<{ id: string }>('POST', 'checkout/sessions', {
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 50, product_data: { name: 'Cheap' } } }],
    success_url: 'https://shop.example',
    client_reference_id: metadata.learnerId,
    metadata,
  });

test('a paid session gives nothing for a course and learner named only in metadata', async () => {
  const ada = await newLearner();
  const { profile } = await ada.call('exportAccount');
  const { id: learnerId } = profile as { id: string };
  const { id } = await strange({ courseId: soldCourse, course: soldCourse, learnerId, userId: learnerId, price: '0' });
  await fetch(`${process.env.PLATFORM_URL}/_local/stripe/sessions/${id}/pay`, { method: 'POST' });
  const events = await stripeEventsOf(id);
  expect(events.map(({ type }) => type)).toContain('checkout.session.completed');
  for (const sent of events) await postEvent(JSON.stringify(sent));
  expect((await ada.attempt('enroll', { params: { courseId: soldCourse } })).body.code).toBe('payment-required');
  expect((await ada.call('listPayments')).payments).toEqual([]);
});

test('metadata changed at Stripe does not change who gets what', async () => {
  const [ada, eve] = [await newLearner(), await newLearner()];
  const { profile } = await eve.call('exportAccount');
  const sessionId = await openCheckout(ada);
  await stripe('POST', `checkout/sessions/${sessionId}`, {
    metadata: { course: 'ai-product-capstone', learnerId: (profile as { id: string }).id, order: 'x' },
  });
  await fetch(`${process.env.PLATFORM_URL}/_local/stripe/sessions/${sessionId}/pay`, { method: 'POST' });
  expect(await ada.call('getEnrollmentStatus', { params: { courseId: soldCourse } })).toMatchObject({
    isEnrolled: true,
  });
  expect((await ada.call('listEnrolledCourses')).courses.map(({ id }) => id)).toEqual([soldCourse]);
  expect((await eve.call('listEnrolledCourses')).courses).toEqual([]);
});
