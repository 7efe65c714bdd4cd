import { quiz } from '#contract/operations/quiz.ts';
import { endpoint } from '../http/endpoint.ts';
import { describeQuiz } from './describe-quiz.ts';
import { requireQuizAccess } from './quiz-access.ts';

export const handler = endpoint(quiz, 'getQuiz', async ({ params, caller, now }) =>
  describeQuiz(await requireQuizAccess(caller.id, params.courseId, params.quizId, now), caller.id, now),
);
