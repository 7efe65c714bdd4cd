import type { Clock, Pages } from '../aws/service.ts';
import { json, listen, toPages } from '../http.ts';
import { requireSameSite } from '../request-guard.ts';
import type { Fault } from './api.ts';
import { createApi } from './api.ts';
import { catalogRoutes } from './catalog.ts';
import { processDueSessions } from './checkout.ts';
import { customerRoutes } from './customers.ts';
import { disputeRoutes } from './disputes.ts';
import { formatMoney } from './money.ts';
import { paymentRoutes } from './payments.ts';
import { promotionRoutes } from './promotions.ts';
import { createRequestHandler } from './request-handler.ts';
import { sessionRoutes } from './sessions.ts';
import { openStripeStore } from './store.ts';
import { createWebhook } from './webhook.ts';
import { registerWebhook, webhookEndpointRoutes } from './webhook-endpoints.ts';

export interface StripeOptions {
  dataDirectory: string;
  clock: Clock;
  /** Origin of the platform, e.g. `http://localhost:4000`. */
  publicUrl: string;
  /** Destination of events. */
  webhookUrl: string;
  /** The accepted API key, `sk_test_…`, and the signing key of events, `whsec_…`. */
  secretKey: string;
  webhookSecret: string;
  /** Prefixes of the paths that each restricted key may call, `rk_test_…`; default: none is accepted. */
  restrictedKeys?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** A payment as the console lists it. */
export interface Payment {
  id: string;
  /** e.g. `$49.00` */
  amount: string;
  description: string;
  email: string;
  /** `waiting`: paid, but the money has not arrived. */
  state: 'open' | 'expired' | 'waiting' | 'failed' | 'paid' | 'free' | 'refunded' | 'refunded in part' | 'disputed';
  /** Path of the payment page while the session is open. */
  payPath: string;
  createdAt: string;
}

export interface LocalStripe {
  pages: Record<string, Pages>;
  /** Base URL of the API, for the SDK's `protocol`, `host` and `port`. */
  apiUrl: string;
  /** Newest first. */
  payments(): Payment[];
  /** Delivers pending events. Call it once the webhook accepts requests. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Path of the payment page. */
const stripePath = '/_local/stripe';

/** How often sessions are checked for expiry and settlement, in milliseconds of real time. */
const pollIntervalMs = 30_000;

/**
 * Creates the stand-in for Stripe: the API for its SDK, the payment page, and signed events to the platform's webhook.
 */
export async function createStripe(options: StripeOptions): Promise<LocalStripe> {
  const { clock, publicUrl, secretKey, restrictedKeys = {}, webhookSecret, webhookUrl } = options;
  const store = await openStripeStore(options.dataDirectory, clock);
  for (const delivery of Object.values(store.state.deliveries)) delivery.nextAttemptAt = 0;
  registerWebhook(store, webhookUrl);
  const webhook = createWebhook(store, webhookUrl, webhookSecret);
  const faults: Fault[] = [];
  const payUrl = (id: string) => `${publicUrl}${stripePath}/pay/${id}`;
  const routes = [
    ...catalogRoutes,
    ...customerRoutes,
    ...promotionRoutes,
    ...sessionRoutes(payUrl),
    ...paymentRoutes,
    ...disputeRoutes,
    ...webhookEndpointRoutes,
  ];
  let isStarted = false;

  const deliver = async () => {
    if (isStarted) await webhook.deliverDue();
  };
  const processDue = async () => {
    if (!processDueSessions(store)) return;
    await store.save();
    await deliver();
  };
  const handleApiCall = createApi({
    store,
    routes,
    secretKey,
    restrictedKeys,
    faults,
    onChange: () => void deliver(),
  });
  const api = await listen(handleApiCall, (error) => {
    console.error('The stand-in for Stripe failed:', error);
    return json(500, { error: { type: 'api_error', message: 'Something went wrong.' } });
  });
  const timer = setInterval(
    () => processDue().catch((error) => console.error('Failed to process due sessions:', error)),
    pollIntervalMs,
  );
  timer.unref();
  clock.onAdvance(processDue);

  const handleRequest = createRequestHandler({
    store,
    webhook,
    faults,
    api: handleApiCall,
    base: stripePath,
    consolePath: '/_local/#payments',
  });

  function stateOf(id: string): Payment['state'] {
    const session = store.get('checkout.session', id);
    if (session.status !== 'complete') return session.status === 'open' ? 'open' : 'expired';
    if (session.payment_status === 'no_payment_required') return 'free';
    if (session.payment_status === 'unpaid') return store.state.checkouts[id]?.settlesAt ? 'waiting' : 'failed';
    const intent = store.get('payment_intent', String(session.payment_intent));
    const charge = store.get('charge', String(intent.latest_charge));
    if (charge.refunded) return 'refunded';
    if (charge.disputed) return 'disputed';
    return charge.amount_refunded > 0 ? 'refunded in part' : 'paid';
  }

  return {
    pages: { [stripePath]: toPages(requireSameSite(handleRequest)) },
    apiUrl: api.url,
    payments: () =>
      Object.values(store.state.tables['checkout.session'])
        .map((session) => ({
          id: session.id,
          amount: formatMoney(session.amount_total, session.currency),
          description: store.state.checkouts[session.id]?.lineItems.map((item) => item.description).join(', ') ?? '',
          email: session.customer_details?.email ?? '',
          state: stateOf(session.id),
          payPath: `${stripePath}/pay/${session.id}`,
          createdAt: new Date(session.created * 1000).toISOString(),
        }))
        .reverse(),
    async start() {
      isStarted = true;
      await processDue();
      await deliver();
    },
    async stop() {
      isStarted = false;
      clearInterval(timer);
      await api.stop();
      await webhook.stop();
      await store.compact();
    },
  };
}
