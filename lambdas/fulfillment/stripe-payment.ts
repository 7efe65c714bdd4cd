import type Stripe from 'stripe';
import type { PaymentStatus } from '../../contract/rules/payment-status.ts';
import type { PaymentDetails } from '../data/payments.ts';
import { callStripe, isMissing } from '../services/stripe.ts';

/** What Stripe says of a session, as of now. Nothing of it comes from an event's body. */
export interface StripePayment {
  status: PaymentStatus;
  details: PaymentDetails;
  /** Before promotion codes and after them, in cents; null as long as Stripe has not computed it. */
  subtotal: number | null;
  total: number | null;
  currency: string | null;
  paymentIntent: string | undefined;
  /** Of our own metadata: only to tell other shops of the same Stripe account from us. */
  site: string | undefined;
}

const toIsoInstant = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** An object that was asked for expanded; ids and nothing are not it. */
const expanded = <Value extends { id: string }>(value: string | Value | null): Value | undefined =>
  value !== null && typeof value === 'object' ? value : undefined;

/** How a charge that succeeded stands: with us, with the bank, or sent back. */
const chargeStatus = async (charge: Stripe.Charge): Promise<PaymentStatus> => {
  if (charge.refunded) return 'refunded';
  if (!charge.disputed) return 'paid';
  const { data } = await callStripe((stripe) => stripe.disputes.list({ charge: charge.id, limit: 10 }));
  return data.every(({ status }) => status === 'won' || status === 'warning_closed') ? 'won' : 'disputed';
};

const paymentStatus = async (
  session: Stripe.Checkout.Session,
  charge: Stripe.Charge | undefined,
): Promise<PaymentStatus> => {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  if (session.payment_status === 'no_payment_required') return 'paid';
  if (session.payment_status === 'paid') return charge ? chargeStatus(charge) : 'paid';
  const intent = expanded<Stripe.PaymentIntent>(session.payment_intent);
  return intent?.status === 'requires_payment_method' || intent?.status === 'canceled' ? 'failed' : 'pending';
};

const paymentDetails = (
  session: Stripe.Checkout.Session,
  charge: Stripe.Charge | undefined,
  now: Date,
): PaymentDetails => {
  if (session.status !== 'complete' || session.payment_status === 'unpaid') return {};
  const refunded = charge?.amount_refunded ?? 0;
  return {
    amountPaid: charge?.amount_captured ?? session.amount_total ?? 0,
    paidAt: charge ? toIsoInstant(charge.created) : now.toISOString(),
    amountRefunded: refunded,
    ...(refunded > 0 && { refundedAt: now.toISOString() }),
  };
};

/** Stripe says that there is no such session. */
export class UnknownSessionError extends Error {
  override readonly name = 'UnknownSessionError';
}

/** Asks Stripe how a session stands. Throws `unavailable`, or `UnknownSessionError`. */
export const fetchStripePayment = async (sessionId: string, now: Date): Promise<StripePayment> => {
  const session = await callStripe((stripe) =>
    stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }),
  ).catch((error: unknown) => {
    throw isMissing(error) ? new UnknownSessionError('Stripe has no such checkout session.', { cause: error }) : error;
  });
  const intent = expanded<Stripe.PaymentIntent>(session.payment_intent);
  const latestCharge = intent && expanded<Stripe.Charge>(intent.latest_charge);
  const charge = latestCharge?.paid ? latestCharge : undefined;
  return {
    status: await paymentStatus(session, charge),
    details: paymentDetails(session, charge, now),
    subtotal: session.amount_subtotal,
    total: session.amount_total,
    currency: session.currency,
    paymentIntent: intent?.id,
    site: session.metadata?.site,
  };
};
