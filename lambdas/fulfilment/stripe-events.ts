import { isEventDone, putEventDone } from '../data/payment-ledger.ts';
import { raiseAlert } from '../services/alert.ts';
import { askStripe, isMissing } from '../services/stripe.ts';
import type { Fulfilment } from './fulfil.ts';
import { UnknownSession } from './payment-truth.ts';
import { settleSession } from './settle-session.ts';

/** Events of a checkout session; their object is the session. */
const ofSessions = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const;

/** Events of a charge or a dispute; their object names the payment intent. */
const ofCharges = [
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
] as const;

/** The types of events that can change what somebody has. All others are taken and have no effect. */
export const telling: readonly string[] = [...ofSessions, ...ofCharges];

/** What we take from an event: which one it is and what it is about. How that stands, Stripe is asked. */
export interface Notice {
  id: string;
  type: string;
  data: { object: { id: string; payment_intent?: string | { id: string } | null | undefined } };
}

const sessionOf = async ({ type, data: { object } }: Notice): Promise<string | undefined> => {
  if ((ofSessions as readonly string[]).includes(type)) return object.id;
  const intent = typeof object.payment_intent === 'object' ? object.payment_intent?.id : object.payment_intent;
  if (!intent) return undefined;
  const { data } = await askStripe((stripe) =>
    stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }),
  ).catch((error: unknown) => {
    throw isMissing(error) ? new UnknownSession('Stripe has no such payment.', { cause: error }) : error;
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
export const takeNotice = async (notice: Notice, now: Date): Promise<Fulfilment | undefined> => {
  if (!telling.includes(notice.type) || (await isEventDone(notice.id))) return undefined;
  try {
    const sessionId = await sessionOf(notice);
    const fulfilment = sessionId === undefined ? undefined : await settleSession(sessionId, now);
    await putEventDone(notice.id, notice.type, now);
    return fulfilment;
  } catch (error) {
    if (!(error instanceof UnknownSession)) throw error;
    raiseAlert('unmatched-payment', { reason: 'no such session at Stripe', event: notice.id });
    return undefined;
  }
};
