import type { Context } from 'aws-lambda';
import type { ScheduledEvent } from '#contract/jobs.ts';
import { getReconciledUntil, putReconciledUntil, type ReconciledRows } from '../data/payment-ledger.ts';
import { job } from '../runtime/job.ts';
import { logRun } from '../runtime/log.ts';
import { takesPayments } from '../services/stripe.ts';
import { auditGrants } from './reconcile/audit-grants.ts';
import type { ReconciliationPass } from './reconcile/reconciliation-pass.ts';
import { replayEvents } from './reconcile/replay-events.ts';

/** Look-back of the first run: as long as Stripe retries an event. */
const initialLookBackMs = 3 * 86_400_000;

/** Time left at which each direction starts no more pages; events leave the audit a share of the run. */
const stopAtMs = { events: 110_000, grants: 30_000 } as const;

/** Backlog that is logged as an error (docs/operations.md#reconcile-payments-faults). */
const maxBacklogMs = 12 * 3_600_000;

/**
 * Reconciles Stripe's events with our grants, each direction since its mark. Applies what Stripe confirms; reports a
 * course that is open without a payment (docs/reliability.md#checkout). Stops in time; the next run continues.
 * Does nothing while payments are not configured.
 */
const reconcilePayments = async ({ time }: ScheduledEvent, context: Pick<Context, 'getRemainingTimeInMillis'>) => {
  const now = new Date(time);
  if (!(await takesPayments())) return { opened: 0, unproven: 0 };
  const reconcile = async (rows: ReconciledRows, run: (pass: ReconciliationPass) => Promise<number>) => {
    let mark = (await getReconciledUntil(rows)) ?? new Date(now.getTime() - initialLookBackMs);
    const count = await run({
      since: mark,
      now,
      raiseMark: async (until) => {
        await putReconciledUntil(rows, until);
        if (until > mark) mark = until;
      },
      shouldStop: () => context.getRemainingTimeInMillis() < stopAtMs[rows],
    });
    return { count, isBehind: now.getTime() - mark.getTime() > maxBacklogMs, until: mark.toISOString() };
  };
  const events = await reconcile('events', replayEvents);
  const grants = await reconcile('grants', auditGrants);
  const isBehind = events.isBehind || grants.isBehind;
  const counts = { opened: events.count, unproven: grants.count };
  logRun(isBehind ? 'error' : 'info', {
    job: 'reconcile-payments',
    ...counts,
    isBehind,
    eventsUntil: events.until,
    grantsUntil: grants.until,
  });
  return counts;
};

export const handler = job('reconcile-payments', reconcilePayments);
