import { notebooks } from '#contract/operations/notebooks.ts';
import { getNotebookRow } from '../data/notebooks.ts';
import { endpoint } from '../http/endpoint.ts';
import { requireNotebookLecture } from './notebook-access.ts';
import { toVersion } from './version-view.ts';

export const handler = endpoint(notebooks, 'listNotebookVersions', async ({ params, caller, now }) => {
  const [row] = await Promise.all([getNotebookRow(caller.id, params), requireNotebookLecture(caller.id, params, now)]);
  return { versions: (row?.history ?? []).map(toVersion).reverse() };
});
