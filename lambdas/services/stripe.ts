import Stripe from 'stripe';
import { Problem } from '../../contract/problem.ts';
import { environment } from '../runtime/environment.ts';
import { readSecret } from './secrets.ts';

/** Milliseconds one call may take, and how often the SDK repeats it, with the same idempotency key (rule A7). */
const clientOptions = { timeout: 4_000, maxNetworkRetries: 1 } as const;

/** How old a signature may be, in seconds of real time (rule A6). */
const signatureToleranceSeconds = 300;

const readStripeSecret = (name: 'secret-key' | 'webhook-secret') =>
  readSecret(`${environment('STRIPE_PARAMETERS')}/${name}`);

/** Where the API is: Stripe's own address, unless the surroundings have a stand-in. */
const apiEndpoint = (): Pick<Stripe.StripeConfig, 'protocol' | 'host' | 'port'> => {
  const url = process.env.STRIPE_API_URL;
  if (!url) return {};
  const { protocol, hostname, port } = new URL(url);
  return { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, port };
};

let cachedClient: { key: string; stripe: Stripe } | undefined;

/** The client of this environment; a new one when the key was replaced. */
const getClient = async (): Promise<Stripe> => {
  const key = await readStripeSecret('secret-key');
  if (cachedClient?.key !== key)
    cachedClient = { key, stripe: new Stripe(key, { ...clientOptions, ...apiEndpoint(), telemetry: false }) };
  return cachedClient.stripe;
};

/** Whether this stage takes real money. */
export const isLive = async (): Promise<boolean> => /^[a-z]+_live_/.test(await readStripeSecret('secret-key'));

/** True for an answer that Stripe keeps under the idempotency key, so that only another key gets another one. */
export const isStoredFailure = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeIdempotencyError ||
  (error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500);

/** True when Stripe says that something is not there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** True when Stripe refuses because of the state that something is in. */
export const isInvalidRequest = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError;

const isTransient = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  isStoredFailure(error);

/** Does something with Stripe as it is, its errors included. */
export const withStripe = async <Result>(run: (stripe: Stripe) => Promise<Result>): Promise<Result> =>
  run(await getClient());

/** The same, for calls that may be repeated later: what passes by itself becomes `unavailable`. */
export const callStripe = async <Result>(run: (stripe: Stripe) => Promise<Result>): Promise<Result> => {
  try {
    return await withStripe(run);
  } catch (error) {
    if (isTransient(error)) throw new Problem('unavailable', undefined, { retryAfter: 2, cause: error });
    throw error;
  }
};

/** A checkout session as it stands; undefined when Stripe knows none, as after a change to another Stripe account. */
export const findSession = async (sessionId: string): Promise<Stripe.Checkout.Session | undefined> => {
  try {
    return await callStripe((stripe) => stripe.checkout.sessions.retrieve(sessionId));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** The event behind a signed body, checked over its very bytes. Throws `invalid-request` for any other. */
export const verifyEvent = async (body: Buffer, signature: string | undefined): Promise<Stripe.Event> => {
  const webhookSecret = await readStripeSecret('webhook-secret');
  try {
    return Stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret, signatureToleranceSeconds);
  } catch (cause) {
    throw new Problem('invalid-request', 'This is no event that Stripe signed.', { cause });
  }
};
