import { findHoldingSession } from '../data/entitlements.ts';
import { listGrants } from '../data/payment-ledger.ts';
import { getSession, sessionDigest } from '../data/payment-sessions.ts';
import { raiseAlert } from '../runtime/alert.ts';
import { fulfillAndNotify } from './fulfill-and-notify.ts';
import { UnknownSessionError } from './stripe-payment.ts';

/**
 * Returns whether Stripe confirms the payment behind a grant. Revokes the course when Stripe reports that the payment
 * ended.
 */
const isPaymentProven = async (sessionId: string, now: Date): Promise<boolean> => {
  try {
    const { status } = await fulfillAndNotify(sessionId, now);
    return status === 'paid' || status === 'won' || status === 'refunded' || status === 'disputed';
  } catch (error) {
    if (error instanceof UnknownSessionError) return false;
    throw error;
  }
};

/**
 * Audits every grant of a UTC day (YYYY-MM-DD). A course that is open without a confirmed payment raises an alert and
 * stays open for a person to decide. Returns the number of grants.
 */
export const auditGrants = async (day: string, now: Date): Promise<number> => {
  let unprovenCount = 0;
  for (const sessionId of await listGrants(day)) {
    const owner = await getSession(sessionId);
    if (!owner || !('learnerId' in owner)) continue;
    const isHolding = (await findHoldingSession(owner.learnerId, owner.courseId)) === sessionDigest(sessionId);
    if (!isHolding || (await isPaymentProven(sessionId, now))) continue;
    raiseAlert('unpaid-entitlement', { order: owner.orderId });
    unprovenCount += 1;
  }
  return unprovenCount;
};
