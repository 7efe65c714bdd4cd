import { createHash } from 'node:crypto';
import { key } from '../../contract/keys.ts';
import type { KeptVersion } from '../../contract/rules/notebook/notebook-history.ts';
import { learnerFolder } from '../services/learner-files.ts';
import { learnersTable } from './table.ts';

/** The lecture a notebook stands beside. */
export interface NotebookPlace {
  courseId: string;
  lectureId: string;
}

/** What is known of a notebook without opening it; its texts are files. */
export interface NotebookRow {
  /** Counts saves; every change goes through a condition on it. */
  version: number;
  /** Kept versions, oldest first. */
  history: KeptVersion[];
}

const address = (learnerId: string, { courseId, lectureId }: NotebookPlace) => ({
  pk: learnerId,
  sk: key('NOTEBOOK', courseId, lectureId),
});

/** First 16 hex digits of the SHA-256 of a notebook's text. */
export const notebookHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Key of a version's file, in the learner's own folder, which export and deletion of the account go through. The number
 * is in it, so that the file of a version that leaves the history is never the file of another one.
 */
export const notebookFile = (
  learnerId: string,
  { courseId, lectureId }: NotebookPlace,
  { version, hash }: Pick<KeptVersion, 'version' | 'hash'>,
): string => `${learnerFolder(learnerId)}notebooks/${courseId}/${lectureId}/${version}-${hash}.ipynb`;

/** L90: what is kept of my notebook beside a lecture. */
export const getNotebookRow = (learnerId: string, place: NotebookPlace): Promise<NotebookRow | undefined> =>
  learnersTable.get<NotebookRow>(address(learnerId, place));

/** L91: adds a version if the notebook still is at the one before; false when it no longer is. */
export const addNotebookVersion = async (
  learnerId: string,
  place: NotebookPlace,
  basedOn: number,
  history: readonly KeptVersion[],
): Promise<boolean> => {
  const written = await learnersTable.update(address(learnerId, place), {
    UpdateExpression: 'SET #version = :next, #history = :history',
    ConditionExpression: basedOn === 0 ? 'attribute_not_exists(pk)' : '#version = :basedOn',
    ExpressionAttributeNames: { '#version': 'version', '#history': 'history' },
    ExpressionAttributeValues: {
      ':next': basedOn + 1,
      ':history': history,
      ...(basedOn > 0 && { ':basedOn': basedOn }),
    },
  });
  return written !== undefined;
};
