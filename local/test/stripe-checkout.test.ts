import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Merchant } from './support/merchant.ts';
import { oneCourse, openMerchant, openWebhook, submit } from './support/merchant.ts';
import { newDirectory } from './support/user-pool.ts';

let merchant: Merchant;
let webhook: Awaited<ReturnType<typeof openWebhook>>;

beforeAll(async () => {
  webhook = await openWebhook();
  merchant = await openMerchant(await newDirectory(), webhook.url);
});

beforeEach(() => {
  webhook.events.length = 0;
});

afterAll(async () => {
  await merchant.local.stop();
  await merchant.stop();
  await webhook.stop();
});

const sessions = () => merchant.stripe.checkout.sessions;
const payer = { email: 'ada@example.com', name: 'Ada' };

test('a paying customer returns to the merchant, which gets a signed event', async () => {
  const metadata = { course: 'one' };
  const session = await sessions().create(
    oneCourse({ client_reference_id: 'ada', metadata, payment_intent_data: { metadata } }),
  );
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 4900, payment_intent: null });
  const page = await (await fetch(session.url ?? '')).text();
  expect(page).toContain('Pay $49.00');

  const returned = await submit(session, { action: 'paid', ...payer });
  expect(returned.headers.get('location')).toBe(`http://shop.example/thanks?session=${session.id}`);

  const paid = await sessions().retrieve(session.id, { expand: ['payment_intent.latest_charge', 'line_items'] });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    client_reference_id: 'ada',
    customer_details: payer,
    payment_intent: { status: 'succeeded', metadata, latest_charge: { paid: true, amount: 4900 } },
    line_items: { data: [{ description: 'A course', amount_total: 4900 }] },
  });
  expect(webhook.types()).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'checkout.session.completed',
  ]);
  expect(webhook.events.at(-1)?.data.object).toMatchObject({ id: session.id, payment_status: 'paid', metadata });
});

test('a declined card keeps the session open for another try', async () => {
  const session = await sessions().create(oneCourse());
  const declined = await submit(session, { action: 'declined', ...payer });
  expect(await declined.text()).toMatch(/role="alert">Your card was declined/);
  expect(webhook.types()).toEqual(['payment_intent.created', 'charge.failed', 'payment_intent.payment_failed']);
  await submit(session, { action: 'paid', ...payer });
  expect(await sessions().retrieve(session.id)).toMatchObject({ status: 'complete', payment_status: 'paid' });
});

test('a bank challenge lets the customer confirm', async () => {
  const session = await sessions().create(oneCourse());
  const asked = await submit(session, { action: 'challenged', ...payer });
  expect(asked.headers.get('location')).toContain(`/pay/${session.id}`);
  expect(await (await fetch(session.url ?? '')).text()).toContain('Your bank asks you to confirm this payment.');
  const confirmed = await submit(session, { action: 'paid' });
  expect(confirmed.headers.get('location')).toContain('http://shop.example/thanks');
});

test('a delayed payment completes the session unpaid and pays within the hour', async () => {
  const session = await sessions().create(oneCourse());
  await submit(session, { action: 'delayed', ...payer });
  expect(await sessions().retrieve(session.id)).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
  await merchant.clock.advance(60 * 60 * 1000);
  expect(await sessions().retrieve(session.id)).toMatchObject({ payment_status: 'paid' });
  expect(webhook.types().at(-1)).toBe('checkout.session.async_payment_succeeded');
});

test('canceling returns to the merchant, and the session stays open', async () => {
  const session = await sessions().create(oneCourse());
  const left = await submit(session, { action: 'cancel' });
  expect(left.headers.get('location')).toBe('http://shop.example/later');
  expect((await sessions().retrieve(session.id)).status).toBe('open');
});

test("a session expires on time, or at the merchant's request", async () => {
  const [forgotten, dropped] = [await sessions().create(oneCourse()), await sessions().create(oneCourse())];
  expect((await sessions().expire(dropped.id)).status).toBe('expired');
  await expect(sessions().expire(dropped.id)).rejects.toThrow('Only Checkout Sessions with a status in ["open"]');
  await merchant.clock.advance(24 * 60 * 60 * 1000);
  expect((await sessions().retrieve(forgotten.id)).status).toBe('expired');
  const expired = webhook.events.filter(({ type }) => type === 'checkout.session.expired');
  expect(expired.map(({ data }) => (data.object as { id: string }).id)).toEqual(
    expect.arrayContaining([forgotten.id, dropped.id]),
  );
  expect(await (await submit(forgotten, { action: 'paid', ...payer })).text()).toContain('This page has expired');
});

test('a full discount needs no payment and creates none', async () => {
  const coupon = await merchant.stripe.coupons.create({ percent_off: 100, max_redemptions: 1 });
  await merchant.stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, code: 'WELCOME' });
  const session = await sessions().create(oneCourse({ allow_promotion_codes: true }));
  expect(await (await submit(session, { action: 'promotion', code: 'nonsense' })).text()).toContain(
    'This code is not valid.',
  );
  await submit(session, { action: 'promotion', code: 'welcome' });
  await submit(session, { action: 'paid', ...payer });
  expect(await sessions().retrieve(session.id)).toMatchObject({
    amount_subtotal: 4900,
    amount_total: 0,
    payment_status: 'no_payment_required',
    payment_intent: null,
    total_details: { amount_discount: 4900 },
  });
  const second = await sessions().create(oneCourse({ allow_promotion_codes: true }));
  const usedUp = await submit(second, { action: 'promotion', code: 'WELCOME' });
  expect(await usedUp.text()).toContain('This code is not valid.');
});

test('an amount off applies only to its own currency', async () => {
  const coupon = await merchant.stripe.coupons.create({ amount_off: 900, currency: 'usd' });
  await merchant.stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, code: 'NINE' });
  const inEuros = { currency: 'eur', unit_amount: 4900, product_data: { name: 'A course' } };
  const sessionOf = (more: object) => sessions().create(oneCourse({ allow_promotion_codes: true, ...more }));
  const abroad = await sessionOf({ line_items: [{ quantity: 1, price_data: inEuros }] });
  const refused = await submit(abroad, { action: 'promotion', code: 'NINE' });
  expect(await refused.text()).toContain('This code is not valid.');
  const domestic = await sessionOf({});
  await submit(domestic, { action: 'promotion', code: 'NINE' });
  expect(await sessions().retrieve(domestic.id)).toMatchObject({ amount_total: 4000, currency: 'usd' });
});

test('a refund returns the remainder, once', async () => {
  const session = await sessions().create(oneCourse());
  await submit(session, { action: 'paid', ...payer });
  const { payment_intent } = await sessions().retrieve(session.id);
  const of = { payment_intent: String(payment_intent) };
  await merchant.stripe.refunds.create({ ...of, amount: 900 });
  expect(await merchant.stripe.refunds.create(of)).toMatchObject({ amount: 4000, status: 'succeeded' });
  await expect(merchant.stripe.refunds.create(of)).rejects.toMatchObject({ code: 'charge_already_refunded' });
  const { data } = await merchant.stripe.charges.list(of);
  expect(data).toMatchObject([{ amount_refunded: 4900, refunded: true }]);
});

test("the merchant's products, prices and customers can be used", async () => {
  const product = await merchant.stripe.products.create({ name: 'Workshop' });
  const price = await merchant.stripe.prices.create({ product: product.id, currency: 'EUR', unit_amount: 1000 });
  const customer = await merchant.stripe.customers.create({ email: 'grace@example.com' });
  const session = await sessions().create(
    oneCourse({ customer: customer.id, line_items: [{ price: price.id, quantity: 3 }] }),
  );
  expect(session).toMatchObject({ amount_total: 3000, currency: 'eur', customer: customer.id });
  const { data } = await sessions().list({ customer: customer.id });
  expect(data.map(({ id }) => id)).toEqual([session.id]);
});

test('a dispute holds the charge until it is closed, with an event at each step', async () => {
  const session = await sessions().create(oneCourse());
  await submit(session, { action: 'paid', ...payer });
  const act = (action: string, body = {}) =>
    fetch(new URL(`/_local/stripe/sessions/${session.id}/${action}`, session.url ?? ''), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await act('dispute');
  expect((await act('dispute')).status).toBe(400);
  const { payment_intent: intent } = await sessions().retrieve(session.id, {
    expand: ['payment_intent.latest_charge'],
  });
  const charge = typeof intent === 'object' ? intent?.latest_charge : undefined;
  expect(charge).toMatchObject({ disputed: true, refunded: false });
  await act('close-dispute', { won: true });
  const { data } = await merchant.stripe.disputes.list({
    charge: typeof charge === 'object' ? (charge?.id ?? '') : '',
  });
  expect(data.map(({ status }) => status)).toEqual(['won']);
  expect(webhook.types().filter((type) => type.startsWith('charge.dispute'))).toEqual([
    'charge.dispute.created',
    'charge.dispute.closed',
  ]);
});

test('while the webhook is paused, events wait, and then all are delivered', async () => {
  const pause = (paused: boolean, url: string) =>
    fetch(new URL('/_local/stripe/webhook', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ paused }),
    });
  const session = await sessions().create(oneCourse());
  await pause(true, session.url ?? '');
  await submit(session, { action: 'paid', ...payer });
  expect(webhook.types()).toEqual([]);
  await pause(false, session.url ?? '');
  expect(webhook.types()).toContain('checkout.session.completed');
});
