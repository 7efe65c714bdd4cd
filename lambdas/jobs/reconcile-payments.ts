import type { ScheduledEvent } from '../../contract/jobs.ts';
import { getReconciledUntil, putReconciledUntil } from '../data/payment-ledger.ts';
import { auditGrants } from '../fulfillment/audit-grants.ts';
import { replayMissedEvents } from '../fulfillment/replay-missed-events.ts';

const dayMs = 86_400_000;

/** Days back at the first run: as long as Stripe repeats an event. */
const initialLookBackDays = 3;

/** UTC days from one instant to another, both included. */
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
 * Holds Stripe's events and our grants since the last clean run against each other. What Stripe proves is repaired;
 * a course that is open without a payment is reported and left to a person (reliability rule R17).
 */
export const handler = async ({ time }: ScheduledEvent) => {
  const now = new Date(time);
  const since = (await getReconciledUntil()) ?? new Date(now.getTime() - initialLookBackDays * dayMs);
  const opened = await replayMissedEvents(since, now);
  let unprovenCount = 0;
  for (const day of daysBetween(new Date(since.getTime() - dayMs), now)) unprovenCount += await auditGrants(day, now);
  await putReconciledUntil(now);
  return { opened, unproved: unprovenCount };
};
