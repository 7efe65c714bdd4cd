import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Stripe from 'stripe';
import { newDirectory } from './support/identity.ts';
import type { Shop } from './support/shop.ts';
import { oneCourse, openShop, openWebhook } from './support/shop.ts';

let shop: Shop;
let webhook: Awaited<ReturnType<typeof openWebhook>>;
const directory = await newDirectory();

beforeAll(async () => {
  webhook = await openWebhook();
  shop = await openShop(directory, webhook.url);
});

afterAll(async () => {
  await shop.local.stop();
  await shop.stop();
  await webhook.stop();
});

const post = (path: string, body = '') =>
  fetch(`${shop.url}/_local/stripe/${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });

const pay = async (id: string) => (await post(`sessions/${id}/pay`)).json();

test('a repeated request with one key makes one session', async () => {
  const key = { idempotencyKey: 'ada-buys-once' };
  const [first, second] = [
    await shop.stripe.checkout.sessions.create(oneCourse(), key),
    await shop.stripe.checkout.sessions.create(oneCourse(), key),
  ];
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
});

test('one key cannot stand for two requests', async () => {
  const key = { idempotencyKey: 'ada-changes-her-mind' };
  await shop.stripe.customers.create({ email: 'ada@example.com' }, key);
  const other = shop.stripe.customers.create({ email: 'eve@example.com' }, key);
  await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

test('a failure of Stripe is remembered under its key, a busy moment is not', async () => {
  const create = (idempotencyKey: string) => shop.stripe.customers.create({ name: 'Ada' }, { idempotencyKey });
  await post('faults', JSON.stringify({ path: '/v1/customers', status: 500 }));
  await expect(create('unlucky')).rejects.toMatchObject({ statusCode: 500 });
  await expect(create('unlucky')).rejects.toMatchObject({ statusCode: 500 });
  expect(await create('luckier')).toMatchObject({ name: 'Ada' });
  await post('faults', JSON.stringify({ path: '/v1/customers', status: 429 }));
  await expect(create('busy')).rejects.toMatchObject({ statusCode: 429 });
  expect(await create('busy')).toMatchObject({ name: 'Ada' });
});

test('a parameter nobody knows is refused by name, and so are missing and malformed ones', async () => {
  const create = (more: object) => shop.stripe.checkout.sessions.create(oneCourse(more));
  await expect(create({ colour: 'red' })).rejects.toMatchObject({ code: 'parameter_unknown', param: 'colour' });
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

test('a wrong key opens nothing', async () => {
  const { hostname, port } = new URL(shop.local.apiUrl);
  const stranger = new Stripe('sk_test_of_another', { host: hostname, port, protocol: 'http' });
  await expect(stranger.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
});

test('lists are paged newest first', async () => {
  const names = ['first', 'second', 'third'];
  for (const name of names) await shop.stripe.customers.create({ name, email: 'paged@example.com' });
  const seen: unknown[] = [];
  for await (const { name } of shop.stripe.customers.list({ email: 'paged@example.com', limit: 2 })) seen.push(name);
  expect(seen).toEqual(['third', 'second', 'first']);
});

test('an event that is not taken comes again', async () => {
  webhook.events.length = 0;
  webhook.answers.push(500, 500);
  const session = await shop.stripe.checkout.sessions.create(oneCourse());
  const paid = (await pay(session.id)) as { events: { status: number }[] };
  expect(paid.events.map(({ status }) => status)).toEqual([500, 500, 200, 200]);
  await webhook.count(4);
  const { data } = await shop.stripe.events.list({ type: 'checkout.session.completed', limit: 1 });
  expect(data[0]?.data.object).toMatchObject({ id: session.id });
});

test('what was not delivered before a restart is delivered after it', async () => {
  webhook.events.length = 0;
  // Every try until the restart, however many the second between two of them allows.
  webhook.answers.push(...Array<number>(1000).fill(503));
  const session = await shop.stripe.checkout.sessions.create(oneCourse());
  await pay(session.id);
  await shop.local.stop();
  await shop.stop();
  expect(webhook.events).toHaveLength(0);
  webhook.answers.length = 0;

  shop = await openShop(directory, webhook.url);
  expect(webhook.types()).toContain('checkout.session.completed');
  expect(shop.local.payments()[0]).toMatchObject({ id: session.id, state: 'paid', amount: '$49.00' });
});

test('a check can send any event, with a good signature or a forged one, and sees the answer', async () => {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object: {} } });
  expect((await post('events', body)).status).toBe(200);
  expect((await post('events?signature=bad', body)).status).toBe(400);
  expect((await post('events?signature=old', body)).status).toBe(400);
  expect((await post('events?signature=none', body)).status).toBe(400);
});
