import type { ScheduledEvent } from '#contract/jobs.ts';
import { getReconciledUntil, putReconciledUntil } from '../data/payment-ledger.ts';
import { auditGrants } from '../fulfillment/audit-grants.ts';
import { replayMissedEvents } from '../fulfillment/replay-missed-events.ts';

const dayMs = 86_400_000;

/** Look-back of the first run in days: as long as Stripe retries an event. */
const initialLookBackDays = 3;

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
