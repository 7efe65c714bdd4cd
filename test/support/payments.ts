import { createHmac } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { ProblemBody } from '#contract/problem.ts';
import { type ApiResponse, consoleCall, type Learner, platformUrl, send } from './platform.ts';

/** Courses of the sample catalog that are sold, and one that can be upgraded. */
export const soldCourse = 'rag-from-first-principles';
export const otherSoldCourse = 'stakeholder-conversations';
export const upgradableCourse = 'agents-step-by-step';

/** The secret with which the local cloud signs events. */
const webhookSecret = 'whsec_local';

const flat = (value: unknown, name: string): [string, string][] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, member]) => flat(member, name ? `${name}[${key}]` : key))
    : [[name, String(value)]];

/** Calls Stripe's API with the secret key. */
export const stripe = async <Body = Record<string, unknown>>(
  method: 'GET' | 'POST',
  path: string,
  params: object = {},
): Promise<Body> => {
  const form = new URLSearchParams(flat(params, ''));
  const url = new URL(`/_local/stripe/v1/${path}${method === 'GET' ? `?${form}` : ''}`, platformUrl());
  const response = await fetch(url, {
    method,
    headers: { authorization: 'Bearer sk_test_local', 'content-type': 'application/x-www-form-urlencoded' },
    ...(method === 'POST' && { body: form.toString() }),
  });
  const body = (await response.json()) as Body;
  if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}: ${JSON.stringify(body)}`);
  return body;
};

/** The state of a session, with the ids that tests need. */
export interface StripeSession {
  id: string;
  status: string;
  paymentStatus: string;
  paymentIntent: string | null;
  events: { eventId: string; type: string; status: number }[];
}

/** Simulates an action of the buyer, the bank or the Stripe dashboard; delivers the events at once. */
export const simulateStripe = (
  sessionId: string,
  action: 'pay' | 'settle' | 'refund' | 'dispute' | 'close-dispute',
  more: Record<string, unknown> = {},
): Promise<StripeSession> => consoleCall('POST', `stripe/sessions/${sessionId}/${action}`, more);

/** Starts the checkout of a sold course and returns the session id. */
export const openCheckout = async (learner: Learner, courseId = soldCourse): Promise<string> =>
  (await learner.call('createCheckoutSession', { body: { courseId } })).sessionId;

/** Starts the checkout of a course and pays. */
export const buy = async (learner: Learner, courseId = soldCourse): Promise<string> => {
  const sessionId = await openCheckout(learner, courseId);
  await simulateStripe(sessionId, 'pay');
  return sessionId;
};

/** Starts the upgrade of a drip course, pays, and confirms the payment. */
export const buyUpgrade = async (learner: Learner, courseId = upgradableCourse): Promise<{ state: string }> => {
  const { url } = await learner.call('createDripUpgradeSession', { body: { courseId } });
  await simulateStripe(url.split('/').at(-1) ?? '', 'pay');
  return learner.call('confirmPayment', { body: { courseId } });
};

/** Waits for the checkout page in a browser and returns the session id. */
export const waitForCheckoutPage = async (page: Page): Promise<string> => {
  await page.waitForURL('**/_local/stripe/pay/**');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

export interface StripeEvent {
  id: string;
  type: string;
  livemode: boolean;
  data: { object: { id: string } & Record<string, unknown> };
}

/** Returns the events of a session that can change the buyer's access, oldest first. */
export const stripeEventsOf = async (sessionId: string): Promise<StripeEvent[]> => {
  const { payment_intent: intent } = await stripe<{ payment_intent: string | null }>(
    'GET',
    `checkout/sessions/${sessionId}`,
  );
  const { data } = await stripe<{ data: StripeEvent[] }>('GET', 'events', { limit: 100 });
  const isAbout = ({ data: { object } }: StripeEvent) =>
    object.id === sessionId || (intent !== null && object.payment_intent === intent);
  return data
    .filter((event) => isAbout(event) && /^(checkout\.session|charge\.(refunded|dispute))/.test(event.type))
    .reverse();
};

/** Signs a body, by default with the current time and the right secret. */
export const signature = (body: string, secret = webhookSecret, ageSeconds = 0): string => {
  const time = Math.floor(Date.now() / 1000) - ageSeconds;
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
};

/** Posts a body to the webhook with this signature; an empty one omits the header. */
export const postEvent = (
  body: string,
  signatureHeader = signature(body),
): Promise<ApiResponse<ProblemBody & { received?: true }>> =>
  send('receiveStripeEvent', { body, headers: { ...(signatureHeader && { 'stripe-signature': signatureHeader }) } });
