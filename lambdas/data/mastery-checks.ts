import type { GradedCheck } from '#contract/rules/mastery.ts';
import type { Answers } from '#contract/schemas/quiz.ts';
import { key, keyPrefix, keySegments, numberSegment } from '#contract/storage/keys.ts';
import { learnersTable } from './table.ts';

/** A submitted mastery check of a course. Stores the result but no correct answers. */
export interface StoredMasteryCheck extends GradedCheck {
  courseId: string;
  /** From 1. */
  check: number;
  answers: Answers;
}

type MasteryCheckRow = Omit<StoredMasteryCheck, 'courseId' | 'check'> & { sk: string };

const fromRow = ({ sk, questions, correct, submittedAt, answers }: MasteryCheckRow): StoredMasteryCheck => {
  const [courseId = '', check] = keySegments(sk);
  return { courseId, check: Number(check), questions, correct, submittedAt, answers };
};

/** L142: lists a learner's mastery checks of a course in order. */
export const listMasteryChecks = async (learnerId: string, courseId: string): Promise<StoredMasteryCheck[]> =>
  (await learnersTable.query<MasteryCheckRow>(learnerId, keyPrefix('MASTERY', courseId))).map(fromRow);

/** L143: lists a learner's mastery checks of all courses; those of one course in order. */
export const listAllMasteryChecks = async (learnerId: string): Promise<StoredMasteryCheck[]> =>
  (await learnersTable.query<MasteryCheckRow>(learnerId, keyPrefix('MASTERY'))).map(fromRow);

/** L144: stores a mastery check under its number; returns false when that number is used. */
export const putMasteryCheck = (
  learnerId: string,
  { courseId, check, ...result }: StoredMasteryCheck,
): Promise<boolean> =>
  learnersTable.putIfAbsent({ pk: learnerId, sk: key('MASTERY', courseId, numberSegment(check)), ...result });
