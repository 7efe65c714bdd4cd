import { assignments } from '#contract/operations/assignments.ts';
import type { StoredFile, StoredWork } from '../data/assignments.ts';
import { endpoint } from '../http/endpoint.ts';
import { removeFile } from '../services/learner-files.ts';
import { changeWork, fileKeyOf, requireAssignment } from './assignment-access.ts';

/** Changes the draft first, so it never names a deleted file. Files of submissions are kept. */
export const handler = endpoint(assignments, 'removeAssignmentFile', async ({ params, caller, now }) => {
  const { work } = await requireAssignment(caller.id, params, now);
  const plan = ({ files, submissions }: StoredWork): { file?: StoredFile; change?: Pick<StoredWork, 'files'> } => {
    const file = files.find(({ id }) => id === params.fileId);
    if (!file) return {};
    const isSubmitted = submissions.some((submission) => submission.files.some(({ id }) => id === file.id));
    const change = { files: files.filter(({ id }) => id !== file.id) };
    return { change, ...(!isSubmitted && { file }) };
  };
  const { file } = await changeWork(caller.id, params, work, plan);
  if (file) await removeFile(fileKeyOf(caller.id, params, file));
  return { removed: true as const };
});
