import { notebooks } from '#contract/operations/notebooks.ts';
import { Problem } from '#contract/problem.ts';
import {
  byteLength,
  type NotebookFile,
  NotebookFormatError,
  parseNotebook,
} from '#contract/rules/notebook/notebook-format.ts';
import { removedVersions, type StoredVersion, withVersion } from '#contract/rules/notebook/notebook-history.ts';
import { addNotebookVersion, getNotebookRow, notebookFileKey, notebookHash } from '../data/notebooks.ts';
import { endpoint } from '../http/endpoint.ts';
import { putFile, removeFile } from '../services/learner-files.ts';
import { requireNotebookLecture } from './notebook-access.ts';
import { toVersion } from './version-view.ts';

const parseOrThrow = (text: string): NotebookFile => {
  try {
    return parseNotebook(text);
  } catch (error) {
    if (!(error instanceof NotebookFormatError)) throw error;
    throw new Problem(error.kind === 'too-large' ? 'too-large' : 'invalid-request', error.message);
  }
};

/**
 * Stores the file before the row that names it and deletes files that leave the history last, so a crash leaves an
 * extra file, never a missing one. Idempotent.
 */
export const handler = endpoint(notebooks, 'saveNotebook', async ({ params, body, caller, now }) => {
  const { notebook: text, basedOn, pin } = body;
  const { cells } = parseOrThrow(text);
  const [row] = await Promise.all([getNotebookRow(caller.id, params), requireNotebookLecture(caller.id, params, now)]);
  const history = row?.history ?? [];
  const newest = history.at(-1);
  const hash = notebookHash(text);
  if (newest && newest.version === basedOn + 1 && newest.hash === hash) return toVersion(newest);
  if ((row?.version ?? 0) !== basedOn) throw new Problem('notebook-changed');
  const saved: StoredVersion = {
    version: basedOn + 1,
    savedAt: now.toISOString(),
    bytes: byteLength(text),
    cells: cells.length,
    hash,
    ...(pin && { isPinned: true }),
  };
  const next = withVersion(history, saved);
  await putFile(notebookFileKey(caller.id, params, saved), text, 'application/x-ipynb+json', 'attachment');
  if (!(await addNotebookVersion(caller.id, params, basedOn, next))) throw new Problem('notebook-changed');
  const removed = removedVersions(history, next);
  await Promise.all(removed.map((version) => removeFile(notebookFileKey(caller.id, params, version))));
  return toVersion(saved);
});
