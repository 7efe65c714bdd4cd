import Stripe from 'stripe';
import { Problem } from '#contract/problem.ts';
import { environment } from '../runtime/environment.ts';
import { readSecret } from './secrets.ts';

/**
 * Time-out of one request in milliseconds, and the SDK's retries with the same idempotency key
 * (docs/reliability.md#stripe-idempotency).
 */
const clientOptions = { timeout: 4_000, maxNetworkRetries: 1 } as const;

/** Maximum age of a signature in seconds of real time (docs/reliability.md#stripe-webhooks). */
const signatureToleranceSeconds = 300;

const readStripeSecret = (name: 'secret-key' | 'webhook-secret') =>
  readSecret(`${environment('STRIPE_PARAMETERS')}/${name}`);

/** Returns the API's endpoint: Stripe's, unless the environment overrides it. */
const apiEndpoint = (): Pick<Stripe.StripeConfig, 'protocol' | 'host' | 'port'> => {
  const url = process.env.STRIPE_API_URL;
  if (!url) return {};
  const { protocol, hostname, port } = new URL(url);
  return { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, port };
};

let cachedClient: { key: string; stripe: Stripe } | undefined;

/** Returns this environment's client; creates a new one when the key was replaced. */
const getClient = async (): Promise<Stripe> => {
  const key = await readStripeSecret('secret-key');
  if (cachedClient?.key !== key)
    cachedClient = { key, stripe: new Stripe(key, { ...clientOptions, ...apiEndpoint(), telemetry: false }) };
  return cachedClient.stripe;
};

/** Returns whether this stage uses a live Stripe key. */
export const isLive = async (): Promise<boolean> => /^[a-z]+_live_/.test(await readStripeSecret('secret-key'));

/** Returns whether Stripe has stored this failure under the idempotency key, so a retry needs a new key. */
export const isStoredFailure = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeIdempotencyError ||
  (error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500);

/** Returns whether the object does not exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Returns whether Stripe rejected the request because of the object's state. */
export const isInvalidRequest = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError;

const isTransient = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  isStoredFailure(error);

/** Calls Stripe and passes its errors on. */
export const withStripe = async <Result>(run: (stripe: Stripe) => Promise<Result>): Promise<Result> =>
  run(await getClient());

/** Calls Stripe and converts transient errors to `unavailable`, for calls that can be retried later. */
export const callStripe = async <Result>(run: (stripe: Stripe) => Promise<Result>): Promise<Result> => {
  try {
    return await withStripe(run);
  } catch (error) {
    if (isTransient(error)) throw new Problem('unavailable', undefined, { retryAfter: 2, cause: error });
    throw error;
  }
};

/** Reads a checkout session; returns undefined when Stripe does not know it, as after switching Stripe accounts. */
export const findSession = async (sessionId: string): Promise<Stripe.Checkout.Session | undefined> => {
  try {
    return await callStripe((stripe) => stripe.checkout.sessions.retrieve(sessionId));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/**
 * Verifies the signature over the raw body and returns the event.
 * @throws `invalid-request` when it does not match
 */
export const verifyEvent = async (body: Buffer, signature: string | undefined): Promise<Stripe.Event> => {
  const webhookSecret = await readStripeSecret('webhook-secret');
  try {
    return Stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret, signatureToleranceSeconds);
  } catch (cause) {
    throw new Problem('invalid-request', 'The Stripe signature is not valid.', { cause });
  }
};
