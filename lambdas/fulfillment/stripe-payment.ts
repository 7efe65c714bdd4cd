import type Stripe from 'stripe';
import type { PaymentStatus } from '#contract/rules/payment-status.ts';
import type { PaymentDetails } from '../data/payments.ts';
import { callStripe, isMissing } from '../services/stripe.ts';

/** The current state of a session as read from Stripe, never from an event's body. */
export interface StripePayment {
  status: PaymentStatus;
  details: PaymentDetails;
  /** Before and after promotion codes, in the currency's smallest unit; null until Stripe has computed it. */
  subtotal: number | null;
  total: number | null;
  currency: string | null;
  paymentIntent: string | undefined;
  /** From our metadata; only distinguishes other shops of the same Stripe account. */
  site: string | undefined;
}

const toIsoInstant = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Returns an expanded object; undefined for an id or null. */
const expanded = <Value extends { id: string }>(value: string | Value | null): Value | undefined =>
  value !== null && typeof value === 'object' ? value : undefined;

/** Returns the status of a successful charge: paid, disputed or refunded. */
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

/** Thrown when Stripe does not know the session. */
export class UnknownSessionError extends Error {
  override readonly name = 'UnknownSessionError';
}

/**
 * Reads the payment status of a session from Stripe.
 * @throws `unavailable` or UnknownSessionError
 */
export const fetchStripePayment = async (sessionId: string, now: Date): Promise<StripePayment> => {
  const session = await callStripe((stripe) =>
    stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }),
  ).catch((error: unknown) => {
    throw isMissing(error)
      ? new UnknownSessionError('Stripe does not know this checkout session.', { cause: error })
      : error;
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
