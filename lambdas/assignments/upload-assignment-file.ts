import { createHash, randomUUID } from 'node:crypto';
import { assignments } from '#contract/operations/assignments.ts';
import { Problem } from '#contract/problem.ts';
import { maxAssignmentFileBytes, maxAssignmentFiles } from '#contract/rules/assignment-limits.ts';
import type { StoredFile, StoredWork } from '../data/assignments.ts';
import { endpoint } from '../http/endpoint.ts';
import { readUpload } from '../http/read-upload.ts';
import { contentDisposition } from '../services/content-disposition.ts';
import { putFile, removeFile } from '../services/learner-files.ts';
import { acceptFile } from './accept-file.ts';
import { changeWork, fileKeyOf, requireAssignment, toFileView } from './assignment-access.ts';

/** Returns the draft's file with the same content, if any, and requires room for another one otherwise. */
const findSame = ({ files }: StoredWork, digest: string): StoredFile | undefined => {
  const same = files.find((file) => file.digest === digest);
  if (!same && files.length >= maxAssignmentFiles) {
    throw new Problem('too-many-items', `An assignment can have ${maxAssignmentFiles} files. Remove one first.`);
  }
  return same;
};

/** Stores the file before the draft names it, and removes it again if the draft cannot be updated. */
export const handler = endpoint(assignments, 'uploadAssignmentFile', async ({ params, caller, event, now }) => {
  const { work } = await requireAssignment(caller.id, params, now);
  const upload = await readUpload(event, 'file', maxAssignmentFileBytes);
  const digest = createHash('sha256').update(upload.bytes).digest('hex');
  const known = findSame(work, digest);
  if (known) return toFileView(caller.id, params, known);

  const { name, mediaType, bytes } = await acceptFile(upload);
  const file: StoredFile = { id: randomUUID(), name, bytes: bytes.length, digest, addedAt: now.toISOString() };
  const fileKey = fileKeyOf(caller.id, params, file);
  await putFile(fileKey, bytes, mediaType, contentDisposition('attachment', name));
  const plan = (current: StoredWork) => {
    const same = findSame(current, digest);
    return same ? { file: same } : { file, change: { files: [...current.files, file] } };
  };
  try {
    const stored = (await changeWork(caller.id, params, work, plan)).file;
    if (stored !== file) await removeFile(fileKey);
    return await toFileView(caller.id, params, stored);
  } catch (error) {
    if (error instanceof Problem) await removeFile(fileKey);
    throw error;
  }
});
