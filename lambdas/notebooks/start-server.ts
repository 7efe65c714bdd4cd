import { notebooks } from '#contract/operations/notebooks.ts';
import { Problem } from '#contract/problem.ts';
import { requireAccount } from '../data/accounts.ts';
import { endpoint } from '../http/endpoint.ts';
import { type HubServer, hasHub, startHubServer } from '../services/notebook-hub.ts';
import { requireNotebookLecture } from './notebook-access.ts';
import { startSession } from './server-session.ts';

/** Returns the path of a lecture's notebook page, or of the standalone notebook. */
const notebookPath = (notebook: { courseId?: string | undefined; lectureId?: string | undefined } = {}): string =>
  notebook.courseId && notebook.lectureId ? `/notebook/${notebook.courseId}/${notebook.lectureId}` : '/notebook';

const startOnHub = async (learnerId: string, seconds: number): Promise<HubServer> => {
  try {
    return await startHubServer(learnerId, seconds);
  } catch (cause) {
    throw new Problem('unavailable', 'The notebook server is not responding. Your files are safe. Try again soon.', {
      retryAfter: 10,
      cause,
    });
  }
};

export const handler = endpoint(notebooks, 'startServer', async ({ body, caller, now }) => {
  const { courseId, lectureId } = body ?? {};
  if ((courseId === undefined) !== (lectureId === undefined)) {
    throw new Problem('invalid-request', 'Name a course and a lecture, or neither.');
  }
  await (courseId && lectureId
    ? requireNotebookLecture(caller.id, { courseId, lectureId }, now)
    : requireAccount(caller.id));
  const { mode, runsUntil } = await startSession(caller.id, hasHub() ? 'remote' : 'browser', now);
  if (mode === 'browser') return { mode, state: 'ready' as const, url: notebookPath(body), expiresAt: runsUntil };
  const seconds = Math.max(60, Math.floor((Date.parse(runsUntil) - now.getTime()) / 1000));
  const { state, url } = await startOnHub(caller.id, seconds);
  return { mode, state, url: url, expiresAt: runsUntil };
});
