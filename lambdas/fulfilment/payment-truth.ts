import type Stripe from 'stripe';
import type { PaymentStep } from '../../contract/rules/payment-step.ts';
import type { PaymentFacts } from '../data/payments.ts';
import { askStripe, isMissing } from '../services/stripe.ts';

/** What Stripe says of a session, as of now. Nothing of it comes from an event's body. */
export interface PaymentTruth {
  step: PaymentStep;
  facts: PaymentFacts;
  /** Before promotion codes and after them, in cents; null as long as Stripe has not computed it. */
  subtotal: number | null;
  total: number | null;
  currency: string | null;
  paymentIntent: string | undefined;
  /** Of our own metadata: only to tell other shops of the same Stripe account from us. */
  site: string | undefined;
}

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** An object that was asked for expanded; ids and nothing are not it. */
const expanded = <Value extends { id: string }>(value: string | Value | null): Value | undefined =>
  value !== null && typeof value === 'object' ? value : undefined;

/** How a charge that succeeded stands: with us, with the bank, or sent back. */
const stepOfCharge = async (charge: Stripe.Charge): Promise<PaymentStep> => {
  if (charge.refunded) return 'refunded';
  if (!charge.disputed) return 'paid';
  const { data } = await askStripe((stripe) => stripe.disputes.list({ charge: charge.id, limit: 10 }));
  return data.every(({ status }) => status === 'won' || status === 'warning_closed') ? 'won' : 'disputed';
};

const stepOf = async (session: Stripe.Checkout.Session, charge: Stripe.Charge | undefined): Promise<PaymentStep> => {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  if (session.payment_status === 'no_payment_required') return 'paid';
  if (session.payment_status === 'paid') return charge ? stepOfCharge(charge) : 'paid';
  const intent = expanded<Stripe.PaymentIntent>(session.payment_intent);
  return intent?.status === 'requires_payment_method' || intent?.status === 'canceled' ? 'failed' : 'pending';
};

const factsOf = (session: Stripe.Checkout.Session, charge: Stripe.Charge | undefined, now: Date): PaymentFacts => {
  if (session.status !== 'complete' || session.payment_status === 'unpaid') return {};
  const refunded = charge?.amount_refunded ?? 0;
  return {
    amountPaid: charge?.amount_captured ?? session.amount_total ?? 0,
    paidAt: charge ? instant(charge.created) : now.toISOString(),
    amountRefunded: refunded,
    ...(refunded > 0 && { refundedAt: now.toISOString() }),
  };
};

/** Stripe says that there is no such session. */
export class UnknownSession extends Error {
  override readonly name = 'UnknownSession';
}

/** Asks Stripe how a session stands. Throws `unavailable`, or `UnknownSession`. */
export const readTruth = async (sessionId: string, now: Date): Promise<PaymentTruth> => {
  const session = await askStripe((stripe) =>
    stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }),
  ).catch((error: unknown) => {
    throw isMissing(error) ? new UnknownSession('Stripe has no such checkout session.', { cause: error }) : error;
  });
  const intent = expanded<Stripe.PaymentIntent>(session.payment_intent);
  const latest = intent && expanded<Stripe.Charge>(intent.latest_charge);
  const charge = latest?.paid ? latest : undefined;
  return {
    step: await stepOf(session, charge),
    facts: factsOf(session, charge, now),
    subtotal: session.amount_subtotal,
    total: session.amount_total,
    currency: session.currency,
    paymentIntent: intent?.id,
    site: session.metadata?.site,
  };
};
