import { createHash } from 'node:crypto';
import type { Exercise, NotebookVerification } from '#contract/schemas/notebook.ts';
import { key, keyPrefix, keySegments } from '#contract/storage/keys.ts';
import { buildUpdate, withCondition } from './build-update.ts';
import type { NotebookKey } from './notebooks.ts';
import { learnersTable } from './table.ts';

/** What the server found when it ran the checks of a learner's notebook. */
export interface CheckedNotebook extends NotebookVerification {
  /** Of the answers and the checks; see `answersHash`. */
  hash: string;
  /** When every check first passed; stays when a later version fails. */
  passedAt?: string;
  /** Ids of the exercises whose checks have ever all passed. Absent in rows from before solutions were shown. */
  solved?: ReadonlySet<string>;
}

/** A notebook whose checks have all passed on the server; `passedAt` is when they first did. */
export interface VerifiedNotebook extends NotebookKey {
  passedAt: string;
}

/** An exercise with the learner's answer. */
export interface AnsweredExercise extends Pick<Exercise, 'id' | 'tests'> {
  /** Python of the answer's cell; empty when the notebook has none. */
  source: string;
}

const rowKey = (learnerId: string, { courseId, lectureId }: NotebookKey) => ({
  pk: learnerId,
  sk: key('NOTEBOOK-CHECKS', courseId, lectureId),
});

/** Returns the first 32 hex digits of the SHA-256 of answers and checks, so that a changed check changes the hash. */
export const answersHash = (answered: readonly AnsweredExercise[]): string =>
  createHash('sha256')
    .update(JSON.stringify(answered.map(({ id, source, tests }) => [id, source, tests.map(({ code }) => code)])))
    .digest('hex')
    .slice(0, 32);

/** Returns the ids of the exercises whose checks have all passed on the server, in this version or an earlier one. */
export const solvedExercises = ({ exercises, passedAt, solved }: CheckedNotebook): Set<string> => {
  const wasSolved = passedAt !== undefined && solved === undefined;
  const passing = exercises.filter(({ checks }) => wasSolved || checks.every(({ passed }) => passed));
  return new Set([...(solved ?? []), ...passing.map(({ id }) => id)]);
};

/** Returns the fields that the learner sees. */
export const toVerification = ({ version, checkedAt, exercises }: CheckedNotebook): NotebookVerification => ({
  version,
  checkedAt,
  exercises,
});

/** L150: reads what the server found in a learner's notebook. */
export const getCheckedNotebook = (learnerId: string, notebookKey: NotebookKey): Promise<CheckedNotebook | undefined> =>
  learnersTable.get<CheckedNotebook>(rowKey(learnerId, notebookKey));

/** L151: stores what the server found; returns false when a later version was checked in the meantime. */
export const putCheckedNotebook = (
  learnerId: string,
  notebookKey: NotebookKey,
  { passedAt, solved = new Set(), ...checked }: CheckedNotebook,
): Promise<boolean> => {
  const update = buildUpdate(checked, {
    ifAbsent: passedAt === undefined ? {} : { passedAt },
    addedMembers: { solved },
  });
  return learnersTable.updateOnly(
    rowKey(learnerId, notebookKey),
    withCondition(
      update,
      'attribute_not_exists(pk) OR #version <= :version',
      { ':version': checked.version },
      { '#version': 'version' },
    ),
  );
};

type PassedRow = Pick<CheckedNotebook, 'passedAt'> & { sk: string };

const toVerified = ({ sk, passedAt }: PassedRow): VerifiedNotebook[] => {
  const [courseId = '', lectureId = ''] = keySegments(sk);
  return passedAt === undefined ? [] : [{ courseId, lectureId, passedAt }];
};

/** L152: lists the notebooks of a course whose checks have passed on the server. */
export const listVerifiedNotebooks = async (learnerId: string, courseId: string): Promise<VerifiedNotebook[]> =>
  (await learnersTable.query<PassedRow>(learnerId, keyPrefix('NOTEBOOK-CHECKS', courseId))).flatMap(toVerified);

/** L153: lists the notebooks of all courses whose checks have passed on the server. */
export const listAllVerifiedNotebooks = async (learnerId: string): Promise<VerifiedNotebook[]> =>
  (await learnersTable.query<PassedRow>(learnerId, keyPrefix('NOTEBOOK-CHECKS'))).flatMap(toVerified);
