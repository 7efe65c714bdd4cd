import { handledEventTypes, handleStripeEvent, type StripeEventRef } from '#lambdas/fulfillment/handle-stripe-event.ts';
import { raiseAlert } from '#lambdas/runtime/alert.ts';
import { forEachConcurrently } from '#lambdas/runtime/for-each-concurrently.ts';
import { callStripe } from '#lambdas/services/stripe.ts';
import { maxStripeCalls, type ReconciliationPass, webhookGraceSeconds } from './reconciliation-pass.ts';

/** Age in seconds up to which events are listed again by the next run, because Stripe may list one late. */
const maxListingDelaySeconds = 3_600;

/** Stripe lists events of the last 30 days. */
const maxEventAgeSeconds = 30 * 86_400;

/** Largest page that Stripe returns. */
const pageSize = 100;

/**
 * Lists the handled events created in [from, to), in epoch seconds, oldest first. Returns undefined when they exceed
 * one page and the window can be narrowed.
 */
const listEvents = async (from: number, to: number): Promise<StripeEventRef[] | undefined> => {
  const events: StripeEventRef[] = [];
  for (;;) {
    const after = events.at(-1)?.id;
    const { data, has_more: hasMore } = await callStripe((stripe) =>
      stripe.events.list({
        types: [...handledEventTypes],
        created: { gte: from, lt: to },
        limit: pageSize,
        ...(after && { starting_after: after }),
      }),
    );
    events.push(...(data as unknown as StripeEventRef[]));
    if (!hasMore || data.length === 0) return events.reverse();
    if (to - from > 1) return undefined;
  }
};

/** Groups events by payment: two runs of one payment would compete for its email. */
const groupByPayment = (events: readonly StripeEventRef[]): StripeEventRef[][] => {
  const groups = new Map<string, StripeEventRef[]>();
  for (const event of events) {
    const { id, payment_intent: intent } = event.data.object;
    const payment = (typeof intent === 'object' ? intent?.id : intent) ?? id;
    groups.set(payment, [...(groups.get(payment) ?? []), event]);
  }
  return [...groups.values()];
};

/**
 * Processes every event since the mark that was not processed, as the webhook would have. Raises the mark after each
 * page, but not past events so young that Stripe may still list an older one. A course that opens only now raises an
 * alert, because its event was lost or rejected. Returns the number of courses opened.
 */
export const replayEvents = async ({ since, now, raiseMark, shouldStop }: ReconciliationPass): Promise<number> => {
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const end = nowSeconds - webhookGraceSeconds;
  const settledEnd = nowSeconds - maxListingDelaySeconds;
  let from = Math.max(Math.floor(since.getTime() / 1000), nowSeconds - maxEventAgeSeconds);
  // Stripe lists the newest events first. In windows of at most one page, the mark can advance from the oldest event.
  let windowSeconds = end - from;
  let opened = 0;
  while (from < end && !shouldStop()) {
    const to = Math.min(from + windowSeconds, end);
    const events = await listEvents(from, to);
    if (!events) {
      windowSeconds = Math.ceil((to - from) / 2);
      continue;
    }
    await forEachConcurrently(groupByPayment(events), maxStripeCalls, async (group) => {
      for (const event of group) {
        const fulfillment = await handleStripeEvent(event, now);
        if (!fulfillment?.isNew) continue;
        raiseAlert('late-fulfillment', { event: event.id });
        opened += 1;
      }
    });
    await raiseMark(new Date(Math.min(to, settledEnd) * 1000));
    from = to;
    if (events.length < pageSize / 2) windowSeconds *= 2;
  }
  return opened;
};
