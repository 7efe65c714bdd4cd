import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Stripe from 'stripe';
import type { Merchant } from './support/merchant.ts';
import { oneCourse, openMerchant, openWebhook, restrictedKey } from './support/merchant.ts';
import { newDirectory } from './support/user-pool.ts';

let merchant: Merchant;
let webhook: Awaited<ReturnType<typeof openWebhook>>;
const directory = await newDirectory();

beforeAll(async () => {
  webhook = await openWebhook();
  merchant = await openMerchant(directory, webhook.url);
});

afterAll(async () => {
  await merchant.local.stop();
  await merchant.stop();
  await webhook.stop();
});

const post = (path: string, body = '') =>
  fetch(`${merchant.url}/_local/stripe/${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });

const pay = async (id: string) => (await post(`sessions/${id}/pay`)).json();

test('a request repeated with one idempotency key makes one session', async () => {
  const key = { idempotencyKey: 'ada-buys-once' };
  const [first, second] = [
    await merchant.stripe.checkout.sessions.create(oneCourse(), key),
    await merchant.stripe.checkout.sessions.create(oneCourse(), key),
  ];
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
});

test('one idempotency key cannot serve two different requests', async () => {
  const key = { idempotencyKey: 'ada-changes-her-mind' };
  await merchant.stripe.customers.create({ email: 'ada@example.com' }, key);
  const other = merchant.stripe.customers.create({ email: 'eve@example.com' }, key);
  await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

test('a Stripe failure is stored under its idempotency key, a rate limit is not', async () => {
  const create = (idempotencyKey: string) => merchant.stripe.customers.create({ name: 'Ada' }, { idempotencyKey });
  await post('faults', JSON.stringify({ path: '/v1/customers', status: 500 }));
  await expect(create('unlucky')).rejects.toMatchObject({ statusCode: 500 });
  await expect(create('unlucky')).rejects.toMatchObject({ statusCode: 500 });
  expect(await create('luckier')).toMatchObject({ name: 'Ada' });
  await post('faults', JSON.stringify({ path: '/v1/customers', status: 429 }));
  await expect(create('busy')).rejects.toMatchObject({ statusCode: 429 });
  expect(await create('busy')).toMatchObject({ name: 'Ada' });
});

test('unknown, missing and malformed parameters are refused by name', async () => {
  const create = (more: object) => merchant.stripe.checkout.sessions.create(oneCourse(more));
  await expect(create({ color: 'red' })).rejects.toMatchObject({ code: 'parameter_unknown', param: 'color' });
  await expect(create({ success_url: undefined })).rejects.toMatchObject({
    code: 'parameter_missing',
    param: 'success_url',
  });
  await expect(create({ line_items: [{ price: 'price_none', quantity: 1 }] })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'line_items[0][price]',
  });
  await expect(create({ expires_at: 1 })).rejects.toMatchObject({ param: 'expires_at' });
});

const connectWith = (key: string): Stripe => {
  const { hostname, port } = new URL(merchant.local.apiUrl);
  return new Stripe(key, { host: hostname, port, protocol: 'http' });
};

test('a wrong API key is refused', async () => {
  const list = connectWith('sk_test_of_another').customers.list();
  await expect(list).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
});

test('a restricted key may call what it was granted and nothing else', async () => {
  const restricted = connectWith(restrictedKey);
  expect((await restricted.customers.list()).object).toBe('list');
  await expect(restricted.webhookEndpoints.list()).rejects.toBeInstanceOf(Stripe.errors.StripePermissionError);
});

test('lists are paged newest first', async () => {
  const names = ['first', 'second', 'third'];
  for (const name of names) await merchant.stripe.customers.create({ name, email: 'paged@example.com' });
  const received: unknown[] = [];
  for await (const { name } of merchant.stripe.customers.list({ email: 'paged@example.com', limit: 2 }))
    received.push(name);
  expect(received).toEqual(['third', 'second', 'first']);
});

test('a rejected event is delivered again', async () => {
  webhook.events.length = 0;
  webhook.responseStatuses.push(500, 500);
  const session = await merchant.stripe.checkout.sessions.create(oneCourse());
  const paid = (await pay(session.id)) as { events: { status: number }[] };
  expect(paid.events.map(({ status }) => status)).toEqual([500, 500, 200, 200]);
  await webhook.count(4);
  const { data } = await merchant.stripe.events.list({ type: 'checkout.session.completed', limit: 1 });
  expect(data[0]?.data.object).toMatchObject({ id: session.id });
});

test('an undelivered event is delivered after a restart', async () => {
  webhook.events.length = 0;
  // Receives every attempt until the restart; their number depends on timing.
  webhook.responseStatuses.push(...Array<number>(1000).fill(503));
  const session = await merchant.stripe.checkout.sessions.create(oneCourse());
  await pay(session.id);
  await merchant.local.stop();
  await merchant.stop();
  expect(webhook.events).toHaveLength(0);
  webhook.responseStatuses.length = 0;

  merchant = await openMerchant(directory, webhook.url);
  expect(webhook.types()).toContain('checkout.session.completed');
  expect(merchant.local.payments()[0]).toMatchObject({ id: session.id, state: 'paid', amount: '$49.00' });
});

test('a test can send any event, correctly signed or forged, and sees the response', async () => {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object: {} } });
  expect((await post('events', body)).status).toBe(200);
  expect((await post('events?signature=bad', body)).status).toBe(400);
  expect((await post('events?signature=old', body)).status).toBe(400);
  expect((await post('events?signature=none', body)).status).toBe(400);
});
