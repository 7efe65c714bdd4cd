import { quiz } from '#contract/operations/quiz.ts';
import { endpoint } from '../http/endpoint.ts';
import { requireQuizAccess } from './quiz-access.ts';
import { toResult } from './quiz-result.ts';

export const handler = endpoint(quiz, 'getQuiz', async ({ params, caller, now }) => {
  const { quiz, attempts } = await requireQuizAccess(caller.id, params.courseId, params.quizId, now);
  const best = attempts.reduce((top, attempt) => (top && top.score >= attempt.score ? top : attempt), attempts[0]);
  const last = attempts.at(-1);
  return {
    id: quiz.id,
    title: quiz.title,
    lectureId: quiz.lectureId,
    passMark: quiz.passMark,
    attemptsAllowed: quiz.attemptsAllowed,
    attemptsUsed: attempts.length,
    nextAttempt: (last?.attempt ?? 0) + 1,
    questions: quiz.questions,
    // This function may not read the answer keys, so results omit right answers.
    ...(best && { best: toResult(quiz, best, undefined) }),
    ...(last && { last: toResult(quiz, last, undefined) }),
  };
});
