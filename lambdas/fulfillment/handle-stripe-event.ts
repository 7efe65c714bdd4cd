import { isEventProcessed, markEventProcessed } from '../data/payment-ledger.ts';
import { raiseAlert } from '../runtime/alert.ts';
import { callStripe, isMissing } from '../services/stripe.ts';
import { fulfillAndNotify } from './fulfill-and-notify.ts';
import type { Fulfillment } from './fulfill-session.ts';
import { UnknownSessionError } from './stripe-payment.ts';

/** Events of a checkout session; their object is the session. */
const sessionEventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const;

/** Events of a charge or a dispute; their object names the payment intent. */
const chargeEventTypes = [
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
] as const;

/** The types of events that can change what somebody has. All others are taken and have no effect. */
export const handledEventTypes: readonly string[] = [...sessionEventTypes, ...chargeEventTypes];

/** What we take from an event: which one it is and what it is about. How that stands, Stripe is asked. */
export interface StripeEventRef {
  id: string;
  type: string;
  data: { object: { id: string; payment_intent?: string | { id: string } | null | undefined } };
}

const findSessionId = async ({ type, data: { object } }: StripeEventRef): Promise<string | undefined> => {
  if ((sessionEventTypes as readonly string[]).includes(type)) return object.id;
  const intent = typeof object.payment_intent === 'object' ? object.payment_intent?.id : object.payment_intent;
  if (!intent) return undefined;
  const { data } = await callStripe((stripe) =>
    stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }),
  ).catch((error: unknown) => {
    throw isMissing(error) ? new UnknownSessionError('Stripe has no such payment.', { cause: error }) : error;
  });
  return data[0]?.id;
};

/**
 * Gives an event its effect, once it has had none. Undefined when there is nothing to do. The event is remembered last,
 * so that one that broke off is done again.
 *
 * An event about something that Stripe itself does not know will have no effect however often it is delivered, so it is
 * taken, and an alert is raised: the webhook's secret and our key may belong to different accounts. It is not remembered,
 * so that it counts when it is sent again after that was corrected.
 */
export const handleStripeEvent = async (event: StripeEventRef, now: Date): Promise<Fulfillment | undefined> => {
  if (!handledEventTypes.includes(event.type) || (await isEventProcessed(event.id))) return undefined;
  try {
    const sessionId = await findSessionId(event);
    const fulfillment = sessionId === undefined ? undefined : await fulfillAndNotify(sessionId, now);
    await markEventProcessed(event.id, event.type, now);
    return fulfillment;
  } catch (error) {
    if (!(error instanceof UnknownSessionError)) throw error;
    raiseAlert('unmatched-payment', { reason: 'no such session at Stripe', event: event.id });
    return undefined;
  }
};
