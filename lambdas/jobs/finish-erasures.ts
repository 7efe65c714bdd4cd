import type { ScheduledEvent } from '../../contract/jobs.ts';
import { finishErasures } from '../erasure/finish-erasures.ts';
import { describeError, logRun } from '../runtime/log.ts';

/**
 * Ends deletions that broke off and removes what calls under way wrote for deleted accounts. Everything it does may be
 * repeated, so it may run late, twice or side by side with itself.
 */
export const handler = async ({ time }: ScheduledEvent): Promise<{ erasures: number }> => {
  const job = 'finish-erasures';
  const summary = await finishErasures(new Date(time), (error) => logRun('error', { job, ...describeError(error) }));
  logRun('info', { job, ...summary });
  return summary;
};
