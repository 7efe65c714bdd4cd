import type { SelfCheckAttempt, SelfCheckVerdict } from '#contract/schemas/self-check.ts';
import { key, keyPrefix, keySegments } from '#contract/storage/keys.ts';
import { buildUpdate, withCondition } from './build-update.ts';
import { learnersTable } from './table.ts';

/** A self-check of a lecture. */
export interface SelfCheckKey {
  courseId: string;
  lectureId: string;
  questionId: string;
}

/** A learner's last attempt at a question, and when the earlier ones were answered, with their verdicts. */
export interface StoredSelfCheck extends Omit<SelfCheckAttempt, 'questionId'> {
  /** Oldest first. */
  earlier: { verdict: SelfCheckVerdict; answeredAt: string }[];
}

type SelfCheckRow = StoredSelfCheck & { sk: string };

/** Returns the last attempt, without the ones before it. */
export const lastAttempt = (
  questionId: string,
  { attempt, answer, verdict, answeredAt }: StoredSelfCheck,
): SelfCheckAttempt => ({ questionId, attempt, answer, verdict, answeredAt });

const rowKey = (learnerId: string, { courseId, lectureId, questionId }: SelfCheckKey) => ({
  pk: learnerId,
  sk: key('SELF-CHECK', courseId, lectureId, questionId),
});

/** L95: lists a learner's last attempt at each question of a lecture. */
export const listSelfCheckAttempts = async (
  learnerId: string,
  courseId: string,
  lectureId: string,
): Promise<SelfCheckAttempt[]> => {
  const rows = await learnersTable.query<SelfCheckRow>(learnerId, keyPrefix('SELF-CHECK', courseId, lectureId));
  return rows.map((row) => lastAttempt(keySegments(row.sk)[2] ?? '', row));
};

/** L141: lists a learner's last verdict on each self-check of all courses. */
export const listAllVerdicts = async (learnerId: string): Promise<(SelfCheckKey & { verdict: SelfCheckVerdict })[]> => {
  const rows = await learnersTable.query<SelfCheckRow>(learnerId, keyPrefix('SELF-CHECK'));
  return rows.map(({ sk, verdict }) => {
    const [courseId = '', lectureId = '', questionId = ''] = keySegments(sk);
    return { courseId, lectureId, questionId, verdict };
  });
};

/** L96: reads a learner's attempts at a question; undefined when there are none. */
export const getSelfCheck = (learnerId: string, selfCheckKey: SelfCheckKey): Promise<StoredSelfCheck | undefined> =>
  learnersTable.get<StoredSelfCheck>(rowKey(learnerId, selfCheckKey));

/** L97: stores an attempt if the one before it is still the last; returns false otherwise. */
export const putSelfCheck = (
  learnerId: string,
  selfCheckKey: SelfCheckKey,
  selfCheck: StoredSelfCheck,
): Promise<boolean> => {
  const update = buildUpdate({ ...selfCheck });
  return learnersTable.updateOnly(
    rowKey(learnerId, selfCheckKey),
    selfCheck.attempt === 1
      ? { ...update, ConditionExpression: 'attribute_not_exists(pk)' }
      : withCondition(update, 'attempt = :basedOn', { ':basedOn': selfCheck.attempt - 1 }),
  );
};
