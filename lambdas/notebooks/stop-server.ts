import { notebooks } from '#contract/operations/notebooks.ts';
import { Problem } from '#contract/problem.ts';
import { endpoint } from '../http/endpoint.ts';
import { stopHubServer } from '../services/notebook-hub.ts';
import { endSession } from './server-session.ts';

const stopOnHub = async (learnerId: string): Promise<void> => {
  try {
    await stopHubServer(learnerId);
  } catch (cause) {
    throw new Problem('unavailable', 'The notebook server could not be stopped. Try again soon.', { cause });
  }
};

export const handler = endpoint(notebooks, 'stopServer', async ({ caller, now }) => {
  await endSession(caller.id, now, () => stopOnHub(caller.id));
  return { stopped: true as const };
});
