import { Problem } from '#contract/problem.ts';
import { grantsAccess, type PaymentStatus } from '#contract/rules/payment-status.ts';
import { putEnrollment } from '../data/enrollments.ts';
import {
  grantEntitlement,
  markEntitlementPending,
  type PaymentClaim,
  revokeEntitlement,
  suspendEntitlement,
} from '../data/entitlements.ts';
import { putGrant } from '../data/payment-ledger.ts';
import {
  type AnonymousSession,
  getSession,
  moveAnonymousSession,
  type OwnedSession,
  sessionDigest,
} from '../data/payment-sessions.ts';
import { advancePayment, markDuplicatePayment } from '../data/payments.ts';
import { raiseAlert } from '../runtime/alert.ts';
import { environment } from '../runtime/environment.ts';
import { AccountErasedError, guardErasure } from '../runtime/write-journal.ts';
import { isInvalidRequest, isStoredFailure, withStripe } from '../services/stripe.ts';
import { fetchStripePayment, type StripePayment } from './stripe-payment.ts';

/** Result of fulfilling a session. `owner` is absent for sessions that are not ours or belong to a deleted account. */
export interface Fulfillment {
  status: PaymentStatus | 'unknown' | 'mismatch';
  /** True when this call opened the course. */
  isNew: boolean;
  owner?: OwnedSession;
}

/** Enrolls the buyer once, also in a course that is no longer published. */
const enrollBuyer = async ({ learnerId, courseId }: OwnedSession, now: Date): Promise<void> => {
  await putEnrollment(learnerId, courseId, { enrolledAt: now.toISOString() });
};

/** Idempotency keys to try, because Stripe may have stored its own failure under one. */
const maxRefundAttempts = 3;

/**
 * Refunds a payment in full. Idempotent: the key derives from the payment, and Stripe never refunds more than was paid.
 * @throws `unavailable` when Stripe fails under every key
 */
const refundPayment = async (paymentIntent: string): Promise<void> => {
  for (let attempt = 1; attempt <= maxRefundAttempts; attempt += 1) {
    try {
      await withStripe((stripe) =>
        stripe.refunds.create(
          { payment_intent: paymentIntent, reason: 'duplicate' },
          { idempotencyKey: `refund-${paymentIntent}-${attempt}` },
        ),
      );
      return;
    } catch (error) {
      // Already refunded.
      if (isInvalidRequest(error)) return;
      if (!isStoredFailure(error)) throw new Problem('unavailable', undefined, { retryAfter: 2, cause: error });
    }
  }
  throw new Problem('unavailable', undefined, { retryAfter: 30 });
};

const isOwned = (session: OwnedSession | AnonymousSession): session is OwnedSession => 'learnerId' in session;

/** A session without a record belongs to another shop unless its metadata names our site. */
const unknownSession = ({ status, site }: StripePayment): Fulfillment => {
  if (grantsAccess(status) && site === environment('SITE_URL'))
    raiseAlert('unmatched-payment', { reason: 'no record' });
  return { status: 'unknown', isNew: false };
};

/** Returns whether amount and currency match the offer, before promotion codes. */
export const matchesOffer = ({ subtotal, currency }: StripePayment, offer: OwnedSession): boolean =>
  subtotal === offer.amount && currency === offer.currency;

/** Refunds a payment for a deleted account and updates its anonymous record. */
const settleDeletedAccount = async (
  session: AnonymousSession,
  payment: StripePayment,
  now: Date,
): Promise<Fulfillment> => {
  const isPaidAfterDeletion = grantsAccess(payment.status) && !grantsAccess(session.paymentStatus);
  if (isPaidAfterDeletion && payment.paymentIntent) await refundPayment(payment.paymentIntent);
  const status = isPaidAfterDeletion ? 'refunded' : payment.status;
  await moveAnonymousSession(session.sessionId, status, now.toISOString());
  return { status, isNew: false };
};

/** Refunds a payment for a course that another payment holds. */
const refundDuplicate = async (
  owner: OwnedSession,
  claim: PaymentClaim,
  payment: StripePayment,
): Promise<Fulfillment> => {
  await markDuplicatePayment(claim);
  if (payment.paymentIntent) await refundPayment(payment.paymentIntent);
  const { amountPaid = 0 } = payment.details;
  await revokeEntitlement(claim, 'refunded');
  await advancePayment(claim, 'refunded', { ...payment.details, amountRefunded: amountPaid, refundedAt: claim.at });
  return { status: 'refunded', isNew: false, owner };
};

const grantCourse = async (
  owner: OwnedSession,
  claim: PaymentClaim,
  payment: StripePayment & { status: 'paid' | 'won' },
  now: Date,
): Promise<Fulfillment> => {
  await putGrant(claim.session, owner.sessionId, now);
  const outcome = await grantEntitlement(claim, payment.status);
  if (outcome === 'held') return refundDuplicate(owner, claim, payment);
  // The payment ended concurrently, and that run has recorded it.
  if (outcome === 'closed') return { status: 'refunded', isNew: false, owner };
  await enrollBuyer(owner, now);
  await advancePayment(claim, payment.status, payment.details);
  return { status: payment.status, isNew: outcome === 'granted', owner };
};

const isGranting = (payment: StripePayment): payment is StripePayment & { status: 'paid' | 'won' } =>
  grantsAccess(payment.status);

const fulfillOnce = async (sessionId: string, now: Date): Promise<Fulfillment> => {
  const [session, payment] = await Promise.all([getSession(sessionId), fetchStripePayment(sessionId, now)]);
  if (!session) return unknownSession(payment);
  if (!isOwned(session)) return settleDeletedAccount(session, payment, now);
  const { learnerId, courseId } = session;
  const claim = { learnerId, courseId, session: sessionDigest(sessionId), at: now.toISOString() };
  if (isGranting(payment) && !matchesOffer(payment, session)) {
    raiseAlert('unmatched-payment', { reason: 'another sum than offered', order: session.orderId });
    return { status: 'mismatch', isNew: false, owner: session };
  }
  if (isGranting(payment)) return grantCourse(session, claim, payment, now);
  if (payment.status === 'pending') await markEntitlementPending(claim);
  if (payment.status === 'disputed') await suspendEntitlement(claim);
  if (payment.status === 'failed' || payment.status === 'refunded') await revokeEntitlement(claim, payment.status);
  await advancePayment(claim, payment.status, payment.details);
  return { status: payment.status, isNew: false, owner: session };
};

/**
 * Applies the state of a Stripe session to our records: the only path by which a payment takes effect, for the webhook,
 * the return page and reconciliation (decision record 0023). Idempotent and safe in any order, concurrently, and after
 * a crash at any step. A payment whose account is deleted concurrently is settled anonymously. Sends no email.
 */
export const fulfillSession = async (sessionId: string, now: Date): Promise<Fulfillment> => {
  const attempt = () => guardErasure(() => fulfillOnce(sessionId, now));
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof AccountErasedError)) throw error;
  }
  try {
    return await attempt();
  } catch (error) {
    // The deletion has not processed this payment yet.
    if (error instanceof AccountErasedError) throw new Problem('unavailable', undefined, { retryAfter: 5 });
    throw error;
  }
};
