import type { KeptVersion } from '../../contract/rules/notebook/notebook-history.ts';
import type { NotebookVersion } from '../../contract/schemas/notebook.ts';

/** A kept version as the learner sees it. */
export const toVersion = ({ version, savedAt, bytes, cells }: KeptVersion): NotebookVersion => ({
  version,
  savedAt,
  bytes,
  cells,
});
