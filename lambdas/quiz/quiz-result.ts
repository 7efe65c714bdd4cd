import { isLate } from '#contract/rules/quiz-time.ts';
import type { QuestionResult, QuizResult } from '#contract/schemas/quiz.ts';
import type { AnswerKey, QuizRow } from '#contract/storage/quiz-rows.ts';
import type { Attempt } from '../data/quiz-attempts.ts';

/** Returns whether correct answers may be shown after these attempts, by the quiz's reveal rule. */
export const canReveal = (quiz: QuizRow, attempts: readonly Attempt[]): boolean =>
  quiz.reveal === 'after-attempt' ||
  attempts.some(({ passed }) => passed) ||
  (quiz.attemptsAllowed !== null && attempts.length >= quiz.attemptsAllowed);

/** Returns several options as a list, anything else as one text. */
const shownAnswer = ({ kind, accepted }: AnswerKey): string | string[] =>
  kind === 'multiple' || kind === 'ordering' ? accepted : (accepted[0] ?? '');

/** Returns the lecture that teaches a question, and the timestamp in its video. */
const lectureOf = ({ lectureId, timestamp }: AnswerKey): Pick<QuestionResult, 'lectureId' | 'timestamp'> => ({
  ...(lectureId && { lectureId }),
  ...(timestamp !== undefined && { timestamp }),
});

/** Returns the ids of the questions that an attempt asked; attempts from before pools had all of them. */
export const questionIdsOf = (quiz: QuizRow, { questions }: Attempt): string[] =>
  questions ?? quiz.questions.map(({ id }) => id);

/**
 * Returns an attempt as its learner may see it: which answers were right, the lectures that teach the others, and right
 * answers only when `isRevealed`.
 */
export const toResult = (
  quiz: QuizRow,
  attempt: Attempt,
  keys: readonly AnswerKey[],
  isRevealed: boolean,
): QuizResult => ({
  attempt: attempt.attempt,
  score: attempt.score,
  passed: attempt.passed,
  submittedAt: attempt.submittedAt,
  ...(isLate(attempt.endsAt, new Date(attempt.submittedAt)) && { isLate: true }),
  ...(attempt.carried && { carried: attempt.carried.length }),
  questions: questionIdsOf(quiz, attempt).map((questionId) => {
    const answerKey = keys.find((key) => key.questionId === questionId);
    const isCorrect = attempt.correct.includes(questionId);
    const confidence = attempt.confidence?.[questionId];
    const failedChecks = attempt.failedChecks?.[questionId];
    return {
      questionId,
      isCorrect,
      ...(failedChecks && { failedChecks }),
      ...(confidence && { confidence }),
      ...(isRevealed && answerKey && { correctAnswer: shownAnswer(answerKey), explanation: answerKey.explanation }),
      ...((isRevealed || !isCorrect) && answerKey && lectureOf(answerKey)),
    };
  }),
});
