import { quiz } from '#contract/operations/quiz.ts';
import { endpoint } from '../http/endpoint.ts';
import { masteryOf, nextQuestions, requireMasteryAccess } from './mastery-access.ts';

export const handler = endpoint(quiz, 'getMasteryCheck', async ({ params: { courseId }, caller, now }) => {
  const access = await requireMasteryAccess(caller.id, courseId, now);
  const mastery = masteryOf(access, access.checks, now);
  return {
    courseTitle: access.course.title,
    mastery,
    nextCheck: access.nextCheck,
    questions: nextQuestions(caller.id, access, mastery),
  };
});
