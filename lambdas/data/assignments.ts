import type { Assessments } from '#contract/schemas/assignment.ts';
import { key } from '#contract/storage/keys.ts';
import { buildUpdate, withCondition } from './build-update.ts';
import { learnersTable } from './table.ts';

/** Where an assignment is. */
export interface AssignmentKey {
  courseId: string;
  lectureId: string;
}

/** A file of a draft or submission; its bytes are in the bucket of learners' files. */
export interface StoredFile {
  id: string;
  /** As shown and downloaded, with the extension of what is stored. */
  name: string;
  bytes: number;
  /** SHA-256 of the upload, by which a repeated one is recognized. */
  digest: string;
  addedAt: string;
}

/** Work as it was submitted. */
export interface StoredSubmission {
  /** From 1. */
  number: number;
  submittedAt: string;
  /** Version of the course, and with it of the rubric. */
  version: string;
  assessments: Assessments;
  files: StoredFile[];
}

/** A learner's draft and what they have submitted, oldest first. */
export interface StoredWork {
  assessments: Assessments;
  files: StoredFile[];
  submissions: StoredSubmission[];
  /** Counts changes of files and submissions. */
  revision: number;
}

const rowKey = (learnerId: string, { courseId, lectureId }: AssignmentKey) => ({
  pk: learnerId,
  sk: key('ASSIGNMENT', courseId, lectureId),
});

/** L155: reads a learner's work on an assignment. */
export const getWork = async (learnerId: string, assignment: AssignmentKey): Promise<StoredWork> => ({
  ...{ assessments: {}, files: [], submissions: [], revision: 0 },
  ...(await learnersTable.get<Partial<StoredWork>>(rowKey(learnerId, assignment))),
});

/** L156: replaces the draft's assessments. The last write wins; a draft has only one author. */
export const putAssessments = async (
  learnerId: string,
  assignment: AssignmentKey,
  assessments: Assessments,
  at: string,
): Promise<void> => {
  await learnersTable.updateOnly(rowKey(learnerId, assignment), buildUpdate({ assessments, savedAt: at }));
};

/** L157: changes files or submissions unless they have changed since they were read; returns false otherwise. */
export const putWork = (
  learnerId: string,
  assignment: AssignmentKey,
  change: Partial<Pick<StoredWork, 'assessments' | 'files' | 'submissions'>>,
  { revision }: Pick<StoredWork, 'revision'>,
): Promise<boolean> => {
  const update = buildUpdate({ ...change, revision: revision + 1 });
  return learnersTable.updateOnly(
    rowKey(learnerId, assignment),
    revision === 0
      ? { ...update, ConditionExpression: 'attribute_not_exists(revision)' }
      : withCondition(update, 'attribute_exists(pk) AND revision = :basedOn', { ':basedOn': revision }),
  );
};
