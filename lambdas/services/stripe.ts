import Stripe from 'stripe';
import { Problem } from '#contract/problem.ts';
import { logWarning } from '../runtime/log.ts';
import { readSecret } from './secrets.ts';

/**
 * Time-out of one request in milliseconds, and the SDK's retries with the same idempotency key
 * (docs/reliability.md#stripe-idempotency).
 */
const clientOptions = { timeout: 4_000, maxNetworkRetries: 1 } as const;

/** Maximum age of a signature in seconds of real time (docs/reliability.md#stripe-webhooks). */
const signatureToleranceSeconds = 300;

type SecretName = 'secret-key' | 'webhook-secret';

let hasWarned = false;

/**
 * Returns undefined when the stage has no payments, or its secret is not stored; logs the latter once per environment.
 */
const findStripeSecret = async (name: SecretName): Promise<string | undefined> => {
  const { STRIPE_PARAMETERS: path } = process.env;
  if (!path) return undefined;
  try {
    return await readSecret(`${path}/${name}`);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ParameterNotFound')) throw error;
    const message = `Payments are not configured: the parameter ${path}/${name} does not exist.`;
    if (!hasWarned) logWarning({ operation: 'payments', message });
    hasWarned = true;
    return undefined;
  }
};

/** Returns whether this stage takes payments: it has a key of Stripe. */
export const takesPayments = async (): Promise<boolean> => (await findStripeSecret('secret-key')) !== undefined;

const notConfigured = 'Payments are not configured on this site.';

/**
 * Returns the key of this stage.
 * @throws `price-missing` when it has none, because nothing is for sale without payments
 */
export const requireSecretKey = async (): Promise<string> => {
  const key = await findStripeSecret('secret-key');
  if (key === undefined) throw new Problem('price-missing', notConfigured);
  return key;
};

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
  const key = await requireSecretKey();
  if (cachedClient?.key !== key)
    cachedClient = { key, stripe: new Stripe(key, { ...clientOptions, ...apiEndpoint(), telemetry: false }) };
  return cachedClient.stripe;
};

/** Returns whether this stage uses a live Stripe key. */
export const isLive = async (): Promise<boolean> => /^[a-z]+_live_/.test(await requireSecretKey());

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
 * @throws `invalid-request` when it does not match, or nothing can match because payments are not configured
 */
export const verifyEvent = async (body: Buffer, signature: string | undefined): Promise<Stripe.Event> => {
  const webhookSecret = await findStripeSecret('webhook-secret');
  if (webhookSecret === undefined) throw new Problem('invalid-request', notConfigured);
  try {
    return Stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret, signatureToleranceSeconds);
  } catch (cause) {
    throw new Problem('invalid-request', 'The Stripe signature is not valid.', { cause });
  }
};
