import { isEventProcessed, markEventProcessed } from '../data/payment-ledger.ts';
import { raiseAlert } from '../runtime/alert.ts';
import { callStripe, isMissing } from '../services/stripe.ts';
import { fulfillAndNotify } from './fulfill-and-notify.ts';
import type { Fulfillment } from './fulfill-session.ts';
import { UnknownSessionError } from './stripe-payment.ts';

/** Checkout session events; their object is the session. */
const sessionEventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const;

/** Charge and dispute events; their object names the payment intent. */
const chargeEventTypes = [
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
] as const;

/** Event types that can affect an entitlement. Others are acknowledged and ignored. */
export const handledEventTypes: readonly string[] = [...sessionEventTypes, ...chargeEventTypes];

/** The id, type and object of an event. The state itself is read from Stripe. */
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
    throw isMissing(error) ? new UnknownSessionError('Stripe does not know this payment.', { cause: error }) : error;
  });
  return data[0]?.id;
};

/**
 * Handles a Stripe event at most once. Returns undefined when the event is ignored or was already processed. Marks the
 * event as processed last, so a crash leads to a retry.
 *
 * An event whose object Stripe does not know is acknowledged with an alert: the webhook secret and our API key may
 * belong to different accounts. It is not marked as processed, so resending it works once that is corrected.
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
