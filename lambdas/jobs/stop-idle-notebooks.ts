import type { ScheduledEvent } from '../../contract/jobs.ts';
import { logRun } from '../runtime/log.ts';
import { stopIdleHubServers } from '../services/notebook-hub.ts';

/** Minutes without use after which a server costs more than it helps. */
const idleMinutes = 60;

/**
 * Stops servers on the notebook hub that nobody uses. What is on them stays there, and the next start finds it; so it
 * may run late, twice or never.
 */
export const handler = async (event: ScheduledEvent): Promise<{ stopped: number }> => {
  const stopped = await stopIdleHubServers(new Date(event.time), idleMinutes);
  logRun('info', { job: 'stop-idle-notebooks', stopped });
  return { stopped };
};
