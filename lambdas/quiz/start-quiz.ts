import { quiz } from '#contract/operations/quiz.ts';
import { Problem } from '#contract/problem.ts';
import { minutesAllowed } from '#contract/rules/quiz-time.ts';
import { putStartedAttempt, readAttempts } from '../data/quiz-attempts.ts';
import { endpoint } from '../http/endpoint.ts';
import { nextNumber, requireOpenAttempt } from './attempt-rules.ts';
import { describeQuiz } from './describe-quiz.ts';
import { requireQuizAccess } from './quiz-access.ts';

export const handler = endpoint(quiz, 'startQuiz', async ({ params, body: { attempt, time }, caller, now }) => {
  const { courseId, quizId } = params;
  let access = await requireQuizAccess(caller.id, courseId, quizId, now);
  const { quiz, attempts, started } = access;
  const next = nextNumber(attempts);
  if (quiz.timeLimitMinutes === undefined)
    throw new Problem('invalid-request', 'This quiz has no time limit, so its attempts need no start.');
  if (attempt > next) throw new Problem('invalid-request', `The next attempt is number ${next}.`);
  if (attempt < next) throw new Problem('attempt-conflict', 'This attempt was already submitted.');
  if (!started) {
    requireOpenAttempt(quiz, attempts, attempt, now);
    const minutes = minutesAllowed(quiz.timeLimitMinutes, time);
    const candidate = {
      attempt,
      startedAt: now.toISOString(),
      ...(minutes !== undefined && { endsAt: new Date(now.getTime() + minutes * 60_000).toISOString() }),
    };
    const isStored = await putStartedAttempt(caller.id, courseId, quizId, candidate);
    // Another tab started this number concurrently: its start and end are those of the attempt.
    access = { ...access, ...(isStored ? { started: candidate } : await readAttempts(caller.id, courseId, quizId)) };
  }
  return describeQuiz(access, caller.id, now);
});
