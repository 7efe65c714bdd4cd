import { grantsAccess } from '#contract/rules/payment-status.ts';
import { findHoldingSession } from '#lambdas/data/entitlements.ts';
import { listGrantPages } from '#lambdas/data/payment-ledger.ts';
import { getSession, type OwnedSession, sessionDigest } from '#lambdas/data/payment-sessions.ts';
import { fulfillAndNotify } from '#lambdas/fulfillment/fulfill-and-notify.ts';
import { matchesOffer } from '#lambdas/fulfillment/fulfill-session.ts';
import { fetchStripePayment, UnknownSessionError } from '#lambdas/fulfillment/stripe-payment.ts';
import { raiseAlert } from '#lambdas/runtime/alert.ts';
import { forEachConcurrently } from '#lambdas/runtime/for-each-concurrently.ts';
import { maxStripeCalls, type ReconciliationPass, webhookGraceSeconds } from './reconciliation-pass.ts';

/**
 * Returns whether Stripe confirms the payment behind a grant. Revokes the course when Stripe reports that the payment
 * ended.
 */
const isPaymentProven = async (owner: OwnedSession, now: Date): Promise<boolean> => {
  try {
    const payment = await fetchStripePayment(owner.sessionId, now);
    if (grantsAccess(payment.status) && matchesOffer(payment, owner)) return true;
    const { status } = await fulfillAndNotify(owner.sessionId, now);
    return status === 'paid' || status === 'won' || status === 'refunded' || status === 'disputed';
  } catch (error) {
    if (error instanceof UnknownSessionError) return false;
    throw error;
  }
};

/** Returns the owner of a session that opens its course now. */
const findHolder = async (sessionId: string): Promise<OwnedSession | undefined> => {
  const owner = await getSession(sessionId);
  if (!owner || !('learnerId' in owner)) return undefined;
  const holding = await findHoldingSession(owner.learnerId, owner.courseId);
  return holding === sessionDigest(sessionId) ? owner : undefined;
};

/**
 * Audits every grant since the mark, once. Raises the mark after each page. A course that is open without a confirmed
 * payment raises an alert and stays open for a person to decide. Returns the number of such grants.
 */
export const auditGrants = async ({ since, now, raiseMark, shouldStop }: ReconciliationPass): Promise<number> => {
  const until = new Date(now.getTime() - webhookGraceSeconds * 1000);
  const audited = new Set<string>();
  let unprovenCount = 0;
  if (shouldStop()) return unprovenCount;
  for await (const page of listGrantPages(since, until)) {
    // The return page and the webhook both list the grant of a payment.
    const sessionIds = new Set(page.map(({ sessionId }) => sessionId).filter((sessionId) => !audited.has(sessionId)));
    await forEachConcurrently(sessionIds, maxStripeCalls, async (sessionId) => {
      const owner = await findHolder(sessionId);
      if (!owner || (await isPaymentProven(owner, now))) return;
      raiseAlert('unpaid-entitlement', { order: owner.orderId });
      unprovenCount += 1;
    });
    for (const sessionId of sessionIds) audited.add(sessionId);
    await raiseMark(page.at(-1)?.grantedAt ?? since);
    if (shouldStop()) return unprovenCount;
  }
  await raiseMark(until);
  return unprovenCount;
};
