import { addDays } from '#contract/rules/activity.ts';
import { dueShards } from '#contract/storage/subscriber-rows.ts';
import {
  type DueSubscription,
  listDuePages,
  readDueSubscriptions,
  recordFailure,
  reschedule,
} from '#lambdas/data/due-subscriptions.ts';
import { describeError, hashId, logRun } from '#lambdas/runtime/log.ts';
import { isTransientError } from '#lambdas/runtime/transient-error.ts';
import { type ReleaseOutcome, type ReleaseRun, releaseSubscription } from './release-subscription.ts';

/** Number of subscriptions per outcome of a run. */
export type RunCounts = Record<ReleaseOutcome | 'failed' | 'quarantined', number>;

/** Look-back of the very first run, in days. */
const initialLookBackDays = 90;
/** Subscriptions of one shard that are read and handled at a time. */
const concurrency = 8;
/** Failed runs after which a subscription is quarantined. */
const maxFailedRuns = 3;

/** Returns whether a failure is the service's and not caused by this subscription's input. */
const isServiceError = (error: unknown): boolean =>
  '$metadata' in (error as object) && (error as Error).name !== 'ValidationException';

/** Decides what a failure means for a subscription. Rethrows one that would affect all others too. */
const handleFailure = async (due: DueSubscription, error: unknown): Promise<'failed' | 'quarantined' | 'deferred'> => {
  const isTransient = isTransientError(error);
  if (!isTransient && isServiceError(error)) throw error;
  const failedRuns = isTransient
    ? 0
    : await recordFailure(due, `${(error as Error).name}: ${(error as Error).message}`);
  const isQuarantined = failedRuns >= maxFailedRuns;
  if (isQuarantined) await reschedule(due, 'quarantine');
  const line = { job: 'release-drip', subscription: hashId(due.subscriptionId), course: due.courseId, failedRuns };
  logRun(isTransient ? 'info' : 'error', { ...line, isQuarantined, ...describeError(error) });
  return isTransient ? 'deferred' : isQuarantined ? 'quarantined' : 'failed';
};

const chunk = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / concurrency) }, (_, index) =>
    items.slice(index * concurrency, (index + 1) * concurrency),
  );

/**
 * Handles everything due since the watermark's day, day by day, with all shards in parallel. Stops early when `isOver`
 * returns true. Its cost depends on what is due, not on the number of subscribers.
 */
export const releaseDue = async (
  run: ReleaseRun,
  watermark: string | undefined,
  shouldStop: () => boolean,
): Promise<{ counts: RunCounts; isComplete: boolean }> => {
  const today = run.now.toISOString().slice(0, 10);
  const counts: RunCounts = { sent: 0, skipped: 0, superseded: 0, deferred: 0, failed: 0, quarantined: 0 };
  let notStarted = 0;

  const releaseGroup = async (group: DueSubscription[]): Promise<void> => {
    if (shouldStop()) {
      notStarted += group.length;
      return;
    }
    const rows = readDueSubscriptions(group);
    const releaseDueOne = async (due: DueSubscription): Promise<ReleaseOutcome> =>
      releaseSubscription((await rows)(due), run);
    const outcomes = group.map((due) => releaseDueOne(due).catch((error: unknown) => handleFailure(due, error)));
    for (const outcome of await Promise.all(outcomes)) counts[outcome] += 1;
  };
  const releaseShard = async (day: string, shardNumber: number): Promise<void> => {
    for await (const page of listDuePages(day, shardNumber, run.now)) {
      for (const group of chunk(page)) await releaseGroup(group);
      if (shouldStop()) return;
    }
  };

  for (let day = watermark ?? addDays(today, -initialLookBackDays); day <= today; day = addDays(day, 1)) {
    await Promise.all(Array.from({ length: dueShards }, (_, shardNumber) => releaseShard(day, shardNumber)));
  }
  return { counts, isComplete: !shouldStop() && notStarted + counts.deferred + counts.failed === 0 };
};
