import type { ScheduledEvent } from '#contract/jobs.ts';
import { job } from '../runtime/job.ts';
import { logRun } from '../runtime/log.ts';
import { stopIdleHubServers } from '../services/notebook-hub.ts';

/** Idle minutes after which a server is stopped. */
const idleMinutes = 60;

/**
 * Stops idle servers on the notebook hub. Their files stay for the next start, so this may run late, twice or not at
 * all.
 */
export const handler = job('stop-idle-notebooks', async (event: ScheduledEvent): Promise<{ stopped: number }> => {
  const stopped = await stopIdleHubServers(new Date(event.time), idleMinutes);
  logRun('info', { job: 'stop-idle-notebooks', stopped });
  return { stopped };
});
