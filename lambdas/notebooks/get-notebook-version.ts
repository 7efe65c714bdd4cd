import { notebooks } from '#contract/operations/notebooks.ts';
import { Problem } from '#contract/problem.ts';
import { getNotebookRow, notebookFileKey } from '../data/notebooks.ts';
import { endpoint } from '../http/endpoint.ts';
import { getFile } from '../services/learner-files.ts';
import { requireNotebookLecture } from './notebook-access.ts';

export const handler = endpoint(notebooks, 'getNotebookVersion', async ({ params, caller, now }) => {
  const [row] = await Promise.all([getNotebookRow(caller.id, params), requireNotebookLecture(caller.id, params, now)]);
  const storedVersion = row?.history.find(({ version }) => version === params.version);
  const notebook = storedVersion && (await getFile(notebookFileKey(caller.id, params, storedVersion)));
  if (!storedVersion || notebook === undefined) throw new Problem('not-found', 'This version is no longer available.');
  return { version: storedVersion.version, savedAt: storedVersion.savedAt, notebook };
});
