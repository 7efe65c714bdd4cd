import type { Answers, Confidence } from '#contract/schemas/quiz.ts';
import { key, keyPrefix, keySegments } from '#contract/storage/keys.ts';
import { learnersTable } from './table.ts';

/** A submitted attempt. Stores the result but no right answers; explanations are looked up when shown. */
export interface Attempt {
  attempt: number;
  /** Ids of the drawn questions, in their order; absent in attempts from before quizzes had pools. */
  questions?: string[];
  answers: Answers;
  confidence?: Confidence;
  score: number;
  passed: boolean;
  correct: string[];
  submittedAt: string;
}

type AttemptRow = Omit<Attempt, 'attempt'> & { sk: string };

/** Pads attempt numbers to four digits so that keys sort in order. */
const paddedNumber = (attempt: number): string => String(attempt).padStart(4, '0');

/** L21: lists a learner's attempts at a quiz in order. */
export const listAttempts = async (learnerId: string, courseId: string, quizId: string): Promise<Attempt[]> => {
  const rows = await learnersTable.query<AttemptRow>(learnerId, keyPrefix('QUIZ', courseId, quizId));
  return rows.map((row) => ({ ...row, attempt: Number(keySegments(row.sk)[2]) }));
};

/** L22: stores an attempt under its number; returns false when that number is used. */
export const putAttempt = (
  learnerId: string,
  courseId: string,
  quizId: string,
  { attempt, ...result }: Attempt,
): Promise<boolean> =>
  learnersTable.putIfAbsent({ pk: learnerId, sk: key('QUIZ', courseId, quizId, paddedNumber(attempt)), ...result });
