import { isDeepStrictEqual } from 'node:util';
import { quiz } from '#contract/operations/quiz.ts';
import { Problem } from '#contract/problem.ts';
import { getStudyDay, putStudyDay } from '../data/activity.ts';
import { findAnswerKeys } from '../data/answer-keys.ts';
import { type Attempt, listAttempts, putAttempt } from '../data/quiz-attempts.ts';
import { endpoint } from '../http/endpoint.ts';
import { completeLecture } from '../learning/complete-lecture.ts';
import { environment } from '../runtime/environment.ts';
import { attemptOpensAt, hasAttemptsLeft, requireAnswersToDraw } from './attempt-rules.ts';
import { drawQuestions } from './draw-questions.ts';
import { grade } from './grade.ts';
import { requireQuizAccess } from './quiz-access.ts';
import { canReveal, toResult } from './quiz-result.ts';

/** Returns the stored attempt with this number and these answers: a repeated request, not a new attempt. */
const findRepeatedAttempt = (attempts: readonly Attempt[], number: number, answers: unknown): Attempt | undefined => {
  const stored = attempts.find(({ attempt }) => attempt === number);
  if (stored && !isDeepStrictEqual(stored.answers, answers)) throw new Problem('attempt-conflict');
  return stored;
};

export const handler = endpoint(quiz, 'submitQuiz', async ({ params: { courseId, quizId }, body, caller, now }) => {
  const [access, keys, today] = await Promise.all([
    requireQuizAccess(caller.id, courseId, quizId, now),
    findAnswerKeys(courseId, quizId),
    getStudyDay(caller.id, now),
  ]);
  if (!keys) throw new Problem('not-found', 'Quiz not found.');
  const { quiz } = access;
  let { attempts } = access;
  const next = (attempts.at(-1)?.attempt ?? 0) + 1;
  const number = body.attempt ?? next;
  const { answers, confidence = {} } = body;
  if (number > next) throw new Problem('invalid-request', `The next attempt is number ${next}.`);

  let attempt = findRepeatedAttempt(attempts, number, answers);
  if (!attempt) {
    if (!hasAttemptsLeft(quiz, number)) throw new Problem('no-attempts-left');
    const opensAt = attemptOpensAt(quiz, attempts, now);
    if (opensAt) {
      const retryAfter = Math.ceil((opensAt.getTime() - now.getTime()) / 1000);
      throw new Problem('attempt-too-early', undefined, { retryAfter });
    }
    const drawn = drawQuestions(environment('DRAW_KEY'), quiz, caller.id, number);
    requireAnswersToDraw(drawn, answers, confidence);
    const questions = drawn.map(({ id }) => id);
    const { score, correct } = grade(
      keys.filter(({ questionId }) => questions.includes(questionId)),
      answers,
    );
    const submitted: Attempt = {
      attempt: number,
      questions,
      answers,
      ...(body.confidence && { confidence }),
      score,
      passed: score >= quiz.passMark,
      correct: [...correct],
      submittedAt: now.toISOString(),
    };
    const [isStored] = await Promise.all([
      putAttempt(caller.id, courseId, quizId, submitted),
      putStudyDay(caller.id, today),
    ]);
    attempts = isStored ? [...attempts, submitted] : await listAttempts(caller.id, courseId, quizId);
    // Another tab stored this number concurrently: identical answers are a repeat, others are rejected.
    attempt = isStored ? submitted : findRepeatedAttempt(attempts, number, answers);
  }
  if (!attempt) throw new Problem('attempt-conflict');
  // Also runs for a repeat, so a submission whose response was lost still completes the lecture.
  if (attempt.passed) await completeLecture(caller.id, access, quiz.lectureId, now, { kind: 'passed' });
  return toResult(quiz, attempt, keys, canReveal(quiz, attempts));
});
