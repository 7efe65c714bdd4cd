import type { ScheduledEvent } from '#contract/jobs.ts';
import { finishErasures } from '../erasure/finish-erasures.ts';
import { describeError, logRun } from '../runtime/log.ts';

/**
 * Completes interrupted deletions and removes rows that running calls wrote for deleted accounts. Idempotent: it may
 * run late, twice or concurrently.
 */
export const handler = async ({ time }: ScheduledEvent): Promise<{ erasures: number }> => {
  const job = 'finish-erasures';
  const summary = await finishErasures(new Date(time), (error) => logRun('error', { job, ...describeError(error) }));
  logRun('info', { job, ...summary });
  return summary;
};
