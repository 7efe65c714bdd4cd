import { startsPerDay } from '#contract/operations/notebooks.ts';
import { Problem } from '#contract/problem.ts';
import { getNotebookServer, type NotebookServer, replaceNotebookServer } from '../data/notebook-servers.ts';

type Mode = NotebookServer['mode'];

/** Hours until a session expires. */
const sessionHours: Record<Mode, number> = { browser: 6, remote: 2 };

const isRunning = (server: NotebookServer | undefined, now: Date): server is NotebookServer =>
  server !== undefined && Date.parse(server.runsUntil) > now.getTime();

const secondsUntilTomorrow = (now: Date): number => 86_400 - Math.floor((now.getTime() % 86_400_000) / 1000);

/**
 * Returns the running session or starts one: five a day, one at a time. Returning a running one does not count.
 * @throws `too-many-requests` with the seconds until the next day
 */
export const startSession = async (learnerId: string, mode: Mode, now: Date): Promise<NotebookServer> => {
  const current = await getNotebookServer(learnerId);
  if (isRunning(current, now) && current.mode === mode) return current;
  const day = now.toISOString().slice(0, 10);
  const starts = current?.day === day ? current.starts : 0;
  if (starts >= startsPerDay) {
    throw new Problem('too-many-requests', `You can start ${startsPerDay} notebook sessions a day.`, {
      retryAfter: secondsUntilTomorrow(now),
    });
  }
  const runsUntil = new Date(now.getTime() + sessionHours[mode] * 3_600_000).toISOString();
  const next = { mode, runsUntil, day, starts: starts + 1 };
  if (await replaceNotebookServer(learnerId, current, next)) return { ...next, revision: (current?.revision ?? 0) + 1 };
  const started = await getNotebookServer(learnerId);
  if (!isRunning(started, now)) throw new Problem('unavailable', undefined, { retryAfter: 1 });
  return started;
};

/**
 * Ends the running session, if any; it still counts. Stops the server on the hub first: if that fails, the session
 * stays running and can be ended again.
 */
export const endSession = async (learnerId: string, now: Date, stopOnHub: () => Promise<void>): Promise<void> => {
  const current = await getNotebookServer(learnerId);
  if (!isRunning(current, now)) return;
  if (current.mode === 'remote') await stopOnHub();
  await replaceNotebookServer(learnerId, current, { ...current, runsUntil: now.toISOString() });
};
