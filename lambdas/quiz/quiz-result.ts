import type { QuizResult } from '#contract/schemas/quiz.ts';
import type { AnswerKey, QuizRow } from '#contract/storage/catalog-rows.ts';
import type { Attempt } from '../data/quiz-attempts.ts';

/** Returns whether right answers may be shown after these attempts, by the quiz's reveal rule. */
export const canReveal = (quiz: QuizRow, attempts: readonly Attempt[]): boolean =>
  quiz.reveal === 'after-attempt' ||
  attempts.some(({ passed }) => passed) ||
  (quiz.attemptsAllowed !== null && attempts.length >= quiz.attemptsAllowed);

/** Returns an attempt as its learner may see it; without keys, only which answers were right. */
export const toResult = (quiz: QuizRow, attempt: Attempt, keys: readonly AnswerKey[] | undefined): QuizResult => ({
  attempt: attempt.attempt,
  score: attempt.score,
  passed: attempt.passed,
  submittedAt: attempt.submittedAt,
  questions: quiz.questions.map(({ id, kind }) => {
    const answerKey = keys?.find(({ questionId }) => questionId === id);
    return {
      questionId: id,
      isCorrect: attempt.correct.includes(id),
      ...(answerKey && {
        correctAnswer: kind === 'text' || kind === 'single' ? (answerKey.accepted[0] ?? '') : answerKey.accepted,
        explanation: answerKey.explanation,
        ...(answerKey.lectureId && { lectureId: answerKey.lectureId }),
      }),
    };
  }),
});
