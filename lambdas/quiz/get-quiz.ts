import { quiz } from '#contract/operations/quiz.ts';
import { endpoint } from '../http/endpoint.ts';
import { environment } from '../runtime/environment.ts';
import { attemptOpensAt, hasAttemptsLeft } from './attempt-rules.ts';
import { drawQuestions } from './draw-questions.ts';
import { requireQuizAccess } from './quiz-access.ts';
import { toResult } from './quiz-result.ts';

export const handler = endpoint(quiz, 'getQuiz', async ({ params, caller, now }) => {
  const { quiz, attempts } = await requireQuizAccess(caller.id, params.courseId, params.quizId, now);
  const best = attempts.reduce((top, attempt) => (top && top.score >= attempt.score ? top : attempt), attempts[0]);
  const last = attempts.at(-1);
  const nextAttempt = (last?.attempt ?? 0) + 1;
  const hasNext = hasAttemptsLeft(quiz, nextAttempt);
  const opensAt = hasNext ? attemptOpensAt(quiz, attempts, now) : undefined;
  const isOpen = hasNext && !opensAt;
  return {
    id: quiz.id,
    title: quiz.title,
    lectureId: quiz.lectureId,
    passMark: quiz.passMark,
    attemptsAllowed: quiz.attemptsAllowed,
    attemptsUsed: attempts.length,
    nextAttempt,
    ...(opensAt && { nextAttemptAt: opensAt.toISOString() }),
    ...(quiz.draw !== undefined && { poolSize: quiz.questions.length }),
    // The next draw stays unknown until its attempt opens.
    questions: drawQuestions(environment('DRAW_KEY'), quiz, caller.id, isOpen ? nextAttempt : nextAttempt - 1),
    // This function may not read the answer keys, so results omit right answers.
    ...(best && { best: toResult(quiz, best, [], false) }),
    ...(last && { last: toResult(quiz, last, [], false) }),
  };
});
