import type { Answers, Confidence } from '#contract/schemas/quiz.ts';
import { key, keyPrefix, keySegments, numberSegment } from '#contract/storage/keys.ts';
import { learnersTable } from './table.ts';

/** When an attempt at a quiz with a time limit was started. */
export interface StartedAttempt {
  attempt: number;
  startedAt: string;
  /** Absent when the learner chose to have no limit. */
  endsAt?: string;
}

/** A submitted attempt. Stores the result but no correct answers; explanations are looked up when shown. */
export interface Attempt extends Partial<StartedAttempt> {
  attempt: number;
  /** Ids of the drawn questions, in their order; absent in attempts from before quizzes had pools. */
  questions?: string[];
  answers: Answers;
  confidence?: Confidence;
  score: number;
  passed: boolean;
  correct: string[];
  /** Ids of the questions that the previous attempt answered correctly, if this one asked only what that one missed. */
  carried?: string[];
  /** Names of the checks that programs failed, by question id. */
  failedChecks?: Record<string, string[]>;
  submittedAt: string;
}

type SubmittedRow = Omit<Attempt, 'attempt'> & { sk: string };
/** One row per attempt: it is started, when the quiz has a time limit, and submitted once. */
type AttemptRow = SubmittedRow | (Omit<StartedAttempt, 'attempt'> & { sk: string; submittedAt?: never });

const isSubmitted = (row: AttemptRow): row is SubmittedRow => row.submittedAt !== undefined;

/** A learner's submitted attempts at a quiz in order, and the one that is started and not submitted. */
export interface Attempts {
  attempts: Attempt[];
  started: StartedAttempt | undefined;
}

/** L21: reads a learner's attempts at a quiz. */
export const readAttempts = async (learnerId: string, courseId: string, quizId: string): Promise<Attempts> => {
  const rows = await learnersTable.query<AttemptRow>(learnerId, keyPrefix('QUIZ', courseId, quizId));
  const numbered = rows.map((row) => ({ ...row, attempt: Number(keySegments(row.sk)[2]) }));
  return {
    attempts: numbered.filter((row) => isSubmitted(row)),
    started: numbered.find((row) => !isSubmitted(row)) as StartedAttempt | undefined,
  };
};

/** An attempt and its quiz. */
export interface QuizAttempt extends Attempt {
  courseId: string;
  quizId: string;
}

/** L140: lists a learner's submitted attempts at all quizzes; those at one quiz in order. */
export const listAllAttempts = async (learnerId: string): Promise<QuizAttempt[]> => {
  const rows = await learnersTable.query<AttemptRow>(learnerId, keyPrefix('QUIZ'));
  return rows.filter(isSubmitted).map((row) => {
    const [courseId = '', quizId = '', attempt] = keySegments(row.sk);
    return { ...row, courseId, quizId, attempt: Number(attempt) };
  });
};

const rowOf = <Row extends { attempt: number }>(
  learnerId: string,
  courseId: string,
  quizId: string,
  { attempt, ...row }: Row,
) => ({ pk: learnerId, sk: key('QUIZ', courseId, quizId, numberSegment(attempt)), ...row });

/** L174: starts an attempt; returns false when its number is started or submitted. */
export const putStartedAttempt = (
  learnerId: string,
  courseId: string,
  quizId: string,
  started: StartedAttempt,
): Promise<boolean> => learnersTable.putIfAbsent(rowOf(learnerId, courseId, quizId, started));

/** L22: stores a submitted attempt under its number; returns false when that number is submitted. */
export const putAttempt = (learnerId: string, courseId: string, quizId: string, attempt: Attempt): Promise<boolean> =>
  learnersTable.replaceIf(rowOf(learnerId, courseId, quizId, attempt), {
    ConditionExpression: 'attribute_not_exists(submittedAt)',
  });
