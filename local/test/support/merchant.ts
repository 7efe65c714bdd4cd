import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { createClock } from '#local/clock.ts';
import { createStripe } from '#local/stripe/stripe.ts';
import { serve } from './serve.ts';

const webhookSecret = 'whsec_of_this_shop';
const secretKey = 'sk_test_of_this_shop';
/** May only call customers. */
export const restrictedKey = 'rk_test_of_this_shop';

/** A webhook endpoint that stores the events it can verify and responds with the given statuses. */
export async function openWebhook() {
  const events: Stripe.Event[] = [];
  const responseStatuses: number[] = [];
  const waiting = new Set<() => void>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const status = responseStatuses.shift() ?? 200;
    try {
      const signature = String(request.headers['stripe-signature']);
      const event = Stripe.webhooks.constructEvent(Buffer.concat(parts), signature, webhookSecret);
      if (status === 200) events.push(event);
      for (const check of waiting) check();
      response.writeHead(status).end('{"received":true}');
    } catch {
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    events,
    /** Statuses of the next responses; 200 after them. */
    responseStatuses,
    /** Resolves once this many events have been received. */
    count: (wanted: number) =>
      new Promise<void>((resolve) => {
        const check = () => events.length >= wanted && waiting.delete(check) && resolve();
        waiting.add(check);
        check();
      }),
    types: () => events.map(({ type }) => type),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Starts the Stripe stand-in with a client of the real SDK. */
export const openMerchant = (dataDirectory: string, webhookUrl: string) =>
  serve(async (publicUrl) => {
    const clock = await createClock(dataDirectory);
    const restrictedKeys = { [restrictedKey]: ['/v1/customers'] };
    const keys = { secretKey, restrictedKeys, webhookSecret };
    const standIn = await createStripe({ dataDirectory, clock, publicUrl, webhookUrl, ...keys });
    await standIn.start();
    const { hostname, port } = new URL(standIn.apiUrl);
    const options = { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 } as const;
    return { local: standIn, clock, stripe: new Stripe(secretKey, options), pages: standIn.pages };
  });

export type Merchant = Awaited<ReturnType<typeof openMerchant>>;

/** Session parameters of a course for $49. */
export const oneCourse = (
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 4900, product_data: { name: 'A course' } } }],
  success_url: 'http://shop.example/thanks?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://shop.example/later',
  ...more,
});

/** Submits a form of the checkout page. */
export const submit = (session: Stripe.Checkout.Session, form: Record<string, string>) =>
  fetch(session.url ?? '', { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
