import { raiseAlert } from '../runtime/alert.ts';
import { callStripe } from '../services/stripe.ts';
import { handledEventTypes, handleStripeEvent, type StripeEventRef } from './handle-stripe-event.ts';

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
export const replayMissedEvents = async (since: Date, now: Date): Promise<number> => {
  let opened = 0;
  for (const event of await listEventsSince(since, now)) {
    const fulfillment = await handleStripeEvent(event, now);
    if (!fulfillment?.isNew) continue;
    raiseAlert('late-fulfillment', { event: event.id });
    opened += 1;
  }
  return opened;
};
