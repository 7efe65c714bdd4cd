import type { StoredVersion } from '#contract/rules/notebook/notebook-history.ts';
import type { NotebookVersion } from '#contract/schemas/notebook.ts';

/** Returns a stored version as the learner sees it. */
export const toVersion = ({ version, savedAt, bytes, cells }: StoredVersion): NotebookVersion => ({
  version,
  savedAt,
  bytes,
  cells,
});
