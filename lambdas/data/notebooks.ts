import { createHash } from 'node:crypto';
import type { StoredVersion } from '#contract/rules/notebook/notebook-history.ts';
import { key } from '#contract/storage/keys.ts';
import { learnerFolder } from '../services/learner-files.ts';
import { learnersTable } from './table.ts';

/** The lecture a notebook belongs to. */
export interface NotebookKey {
  courseId: string;
  lectureId: string;
}

/** A notebook's metadata; its contents are files. */
export interface NotebookRow {
  /** Incremented at every save; used as write condition. */
  version: number;
  /** Stored versions, oldest first. */
  history: StoredVersion[];
}

const rowKey = (learnerId: string, { courseId, lectureId }: NotebookKey) => ({
  pk: learnerId,
  sk: key('NOTEBOOK', courseId, lectureId),
});

/** Returns the first 16 hex digits of the SHA-256 of a notebook's text. */
export const notebookHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Returns the S3 key of a version, in the learner's own folder, which export and deletion cover. It includes the
 * number, so a version removed from the history never shares a file with another.
 */
export const notebookFileKey = (
  learnerId: string,
  { courseId, lectureId }: NotebookKey,
  { version, hash }: Pick<StoredVersion, 'version' | 'hash'>,
): string => `${learnerFolder(learnerId)}notebooks/${courseId}/${lectureId}/${version}-${hash}.ipynb`;

/** L90: reads a learner's notebook metadata for a lecture. */
export const getNotebookRow = (learnerId: string, notebookKey: NotebookKey): Promise<NotebookRow | undefined> =>
  learnersTable.get<NotebookRow>(rowKey(learnerId, notebookKey));

/** L91: adds a version if the notebook is still at the previous one; returns false otherwise. */
export const addNotebookVersion = (
  learnerId: string,
  notebookKey: NotebookKey,
  basedOn: number,
  history: readonly StoredVersion[],
): Promise<boolean> =>
  learnersTable.updateOnly(rowKey(learnerId, notebookKey), {
    UpdateExpression: 'SET #version = :next, #history = :history',
    ConditionExpression: basedOn === 0 ? 'attribute_not_exists(pk)' : '#version = :basedOn',
    ExpressionAttributeNames: { '#version': 'version', '#history': 'history' },
    ExpressionAttributeValues: {
      ':next': basedOn + 1,
      ':history': history,
      ...(basedOn > 0 && { ':basedOn': basedOn }),
    },
  });
