import { isDeepStrictEqual } from 'node:util';
import { quiz } from '#contract/operations/quiz.ts';
import { Problem } from '#contract/problem.ts';
import type { Answers } from '#contract/schemas/quiz.ts';
import type { QuizRow } from '#contract/storage/catalog-rows.ts';
import { getStudyDay, putStudyDay } from '../data/activity.ts';
import { findAnswerKeys } from '../data/answer-keys.ts';
import { type Attempt, listAttempts, putAttempt } from '../data/quiz-attempts.ts';
import { endpoint } from '../http/endpoint.ts';
import { completeLecture } from '../learning/complete-lecture.ts';
import { grade } from './grade.ts';
import { requireQuizAccess } from './quiz-access.ts';
import { canReveal, toResult } from './quiz-result.ts';

/** Returns the stored attempt with this number and these answers: a repeated request, not a new attempt. */
const findRepeatedAttempt = (attempts: readonly Attempt[], number: number, answers: unknown): Attempt | undefined => {
  const stored = attempts.find(({ attempt }) => attempt === number);
  if (stored && !isDeepStrictEqual(stored.answers, answers)) throw new Problem('attempt-conflict');
  return stored;
};

/** Drops answers to unknown questions. */
const answersToQuestions = (quiz: QuizRow, answers: Answers): Answers =>
  Object.fromEntries(quiz.questions.flatMap(({ id }) => (answers[id] === undefined ? [] : [[id, answers[id]]])));

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
  const answers = answersToQuestions(quiz, body.answers);
  if (number > next) throw new Problem('invalid-request', `The next attempt is number ${next}.`);

  let attempt = findRepeatedAttempt(attempts, number, answers);
  if (!attempt) {
    if (quiz.attemptsAllowed !== null && number > quiz.attemptsAllowed) throw new Problem('no-attempts-left');
    const { score, correct } = grade(keys, answers);
    const submitted: Attempt = {
      attempt: number,
      answers,
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
  if (attempt.passed) await completeLecture(caller.id, access, quiz.lectureId, now);
  return toResult(quiz, attempt, canReveal(quiz, attempts) ? keys : undefined);
});
