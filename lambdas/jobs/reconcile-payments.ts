import type { ScheduledEvent } from '#contract/jobs.ts';
import { findHoldingSession } from '../data/entitlements.ts';
import { getReconciledUntil, listGrants, putReconciledUntil } from '../data/payment-ledger.ts';
import { getSession, sessionDigest } from '../data/payment-sessions.ts';
import { fulfillAndNotify } from '../fulfillment/fulfill-and-notify.ts';
import { handledEventTypes, handleStripeEvent, type StripeEventRef } from '../fulfillment/handle-stripe-event.ts';
import { UnknownSessionError } from '../fulfillment/stripe-payment.ts';
import { raiseAlert } from '../runtime/alert.ts';
import { callStripe } from '../services/stripe.ts';

const dayMs = 86_400_000;

/** Look-back of the first run in days: as long as Stripe retries an event. */
const initialLookBackDays = 3;

/** Seconds of overlap between runs, because Stripe may list events late and the newest are skipped. */
const overlapSeconds = 3_600;

/** Seconds to leave a new event to the webhook, which usually receives it at once. */
const webhookGraceSeconds = 600;

/** Stripe lists events of the last 30 days. */
const maxEventAgeSeconds = 30 * 86_400;

const listEventsSince = async (since: Date, now: Date): Promise<StripeEventRef[]> => {
  const oldest = Math.max(since.getTime(), now.getTime() - maxEventAgeSeconds * 1000);
  const created = {
    gte: Math.floor(oldest / 1000) - overlapSeconds,
    lte: Math.floor(now.getTime() / 1000) - webhookGraceSeconds,
  };
  const events: StripeEventRef[] = [];
  let after: string | undefined;
  for (;;) {
    const { data, has_more: hasMore } = await callStripe((stripe) =>
      stripe.events.list({
        types: [...handledEventTypes],
        created,
        limit: 100,
        ...(after && { starting_after: after }),
      }),
    );
    events.push(...(data as unknown as StripeEventRef[]));
    after = data.at(-1)?.id;
    if (!hasMore || !after) return events.reverse();
  }
};

/**
 * Processes every event since then that was not processed, as the webhook would have. A course that opens only now
 * raises an alert, because its event was lost or rejected. Returns the number of courses opened.
 */
const replayMissedEvents = async (since: Date, now: Date): Promise<number> => {
  let opened = 0;
  for (const event of await listEventsSince(since, now)) {
    const fulfillment = await handleStripeEvent(event, now);
    if (!fulfillment?.isNew) continue;
    raiseAlert('late-fulfillment', { event: event.id });
    opened += 1;
  }
  return opened;
};

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
const auditGrants = async (day: string, now: Date): Promise<number> => {
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

/** Lists UTC days between two instants, inclusive. */
const daysBetween = (from: Date, to: Date): string[] => {
  const days: string[] = [];
  const last = to.toISOString().slice(0, 10);
  for (let at = from.getTime(); ; at += dayMs) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (day > last) return days;
    days.push(day);
  }
};

/**
 * Reconciles Stripe's events with our grants since the last complete run. Applies what Stripe confirms; reports a
 * course that is open without a payment (docs/reliability.md#checkout).
 */
export const handler = async ({ time }: ScheduledEvent) => {
  const now = new Date(time);
  const since = (await getReconciledUntil()) ?? new Date(now.getTime() - initialLookBackDays * dayMs);
  const opened = await replayMissedEvents(since, now);
  let unprovenCount = 0;
  for (const day of daysBetween(new Date(since.getTime() - dayMs), now)) unprovenCount += await auditGrants(day, now);
  await putReconciledUntil(now);
  return { opened, unproven: unprovenCount };
};
