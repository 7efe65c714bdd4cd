import { createHash } from 'node:crypto';
import type { StoredVersion } from '../../contract/rules/notebook/notebook-history.ts';
import { key } from '../../contract/storage/keys.ts';
import { learnerFolder } from '../services/learner-files.ts';
import { learnersTable } from './table.ts';

/** The lecture a notebook stands beside. */
export interface NotebookKey {
  courseId: string;
  lectureId: string;
}

/** What is known of a notebook without opening it; its texts are files. */
export interface NotebookRow {
  /** Counts saves; every change goes through a condition on it. */
  version: number;
  /** Kept versions, oldest first. */
  history: StoredVersion[];
}

const rowKey = (learnerId: string, { courseId, lectureId }: NotebookKey) => ({
  pk: learnerId,
  sk: key('NOTEBOOK', courseId, lectureId),
});

/** First 16 hex digits of the SHA-256 of a notebook's text. */
export const notebookHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Key of a version's file, in the learner's own folder, which export and deletion of the account go through. The number
 * is in it, so that the file of a version that leaves the history is never the file of another one.
 */
export const notebookFileKey = (
  learnerId: string,
  { courseId, lectureId }: NotebookKey,
  { version, hash }: Pick<StoredVersion, 'version' | 'hash'>,
): string => `${learnerFolder(learnerId)}notebooks/${courseId}/${lectureId}/${version}-${hash}.ipynb`;

/** L90: what is kept of my notebook beside a lecture. */
export const getNotebookRow = (learnerId: string, notebookKey: NotebookKey): Promise<NotebookRow | undefined> =>
  learnersTable.get<NotebookRow>(rowKey(learnerId, notebookKey));

/** L91: adds a version if the notebook still is at the one before; false when it no longer is. */
export const addNotebookVersion = async (
  learnerId: string,
  notebookKey: NotebookKey,
  basedOn: number,
  history: readonly StoredVersion[],
): Promise<boolean> => {
  const updated = await learnersTable.update(rowKey(learnerId, notebookKey), {
    UpdateExpression: 'SET #version = :next, #history = :history',
    ConditionExpression: basedOn === 0 ? 'attribute_not_exists(pk)' : '#version = :basedOn',
    ExpressionAttributeNames: { '#version': 'version', '#history': 'history' },
    ExpressionAttributeValues: {
      ':next': basedOn + 1,
      ':history': history,
      ...(basedOn > 0 && { ':basedOn': basedOn }),
    },
  });
  return updated !== undefined;
};
