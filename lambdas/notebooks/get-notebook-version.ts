import { notebooks } from '../../contract/operations/notebooks.ts';
import { Problem } from '../../contract/problem.ts';
import { getNotebookRow, notebookFile } from '../data/notebooks.ts';
import { endpoint } from '../http/endpoint.ts';
import { getFile } from '../services/learner-files.ts';
import { requireOpenLecture } from './notebook-access.ts';

export const handler = endpoint(notebooks, 'getNotebookVersion', async ({ params, caller, now }) => {
  const [row] = await Promise.all([getNotebookRow(caller.id, params), requireOpenLecture(caller.id, params, now)]);
  const kept = row?.history.find(({ version }) => version === params.version);
  const notebook = kept && (await getFile(notebookFile(caller.id, params, kept)));
  if (!kept || notebook === undefined) throw new Problem('not-found', 'This version is no longer kept.');
  return { version: kept.version, savedAt: kept.savedAt, notebook };
});
