import * as z from 'zod/mini';
import { operations } from '../define.ts';
import { timeAllowances } from '../rules/quiz-time.ts';
import { MasteryCheck, MasteryResult, NewMasteryCheck } from '../schemas/mastery.ts';
import { wholeNumber } from '../schemas/number.ts';
import { Answers, Confidence, Quiz, QuizResult } from '../schemas/quiz.ts';

/** Submissions with programs, which the server runs. */
export const codeQuizzesPerHour = 30;

export const quiz = operations({
  getQuiz: {
    summary: "Get the questions of a quiz and the learner's results so far.",
    method: 'GET',
    path: '/courses/{courseId}/quiz/{quizId}',
    access: 'learner',
    response: Quiz,
    problems: ['not-found', 'not-enrolled', 'lecture-locked'],
    needs: ['catalog:GetItem', 'learners:GetItem', 'learners:Query', 'subscribers:GetItem'],
  },
  startQuiz: {
    summary: 'Start an attempt at a quiz with a time limit. Repeating it changes neither start nor end.',
    method: 'POST',
    path: '/courses/{courseId}/quiz/{quizId}/start',
    access: 'learner',
    body: z.strictObject({
      /** The quiz's `nextAttempt`. */
      attempt: wholeNumber(1, 999),
      /** The limit of the quiz, more time, or none. Everyone may choose. */
      time: z.enum(timeAllowances),
    }),
    response: Quiz,
    problems: [
      'not-found',
      'not-enrolled',
      'lecture-locked',
      'no-attempts-left',
      'attempt-too-early',
      'attempt-conflict',
    ],
    needs: [
      'catalog:GetItem',
      'learners:GetItem',
      'learners:Query',
      'learners:PutItem',
      'learners:DeleteItem',
      'subscribers:GetItem',
    ],
  },
  submitQuiz: {
    summary: 'Submit an attempt. Repeating it returns the same result.',
    method: 'POST',
    path: '/courses/{courseId}/quiz/{quizId}/submit',
    access: 'learner',
    body: z.strictObject({
      /** Answers to questions of this attempt; the others count as wrong. */
      answers: Answers,
      confidence: z.optional(Confidence),
      /** The quiz's `nextAttempt`; defaults to the next free number. */
      attempt: z.optional(wholeNumber(1, 999)),
      /** Answers only what the last attempt missed, as the quiz's `partialRetake` offers. */
      isPartialRetake: z.optional(z.boolean()),
    }),
    response: QuizResult,
    problems: [
      'not-found',
      'not-enrolled',
      'lecture-locked',
      'no-attempts-left',
      'attempt-too-early',
      'attempt-not-started',
      'attempt-conflict',
      'unavailable',
    ],
    needs: [
      'catalog:GetItem',
      'answers:GetItem',
      'learners:GetItem',
      'learners:Query',
      'learners:PutItem',
      'learners:UpdateItem',
      'learners:DeleteItem',
      'subscribers:GetItem',
      'check-runner:InvokeFunction',
    ],
    limit: `${codeQuizzesPerHour} attempts with programs an hour per learner`,
  },
  getMasteryCheck: {
    summary:
      'Get what the learner has and lacks for Mastery of a course, and the questions of the check once it is open.',
    method: 'GET',
    path: '/courses/{courseId}/mastery-check',
    access: 'learner',
    response: MasteryCheck,
    problems: ['not-found', 'not-enrolled', 'payment-required'],
    needs: ['catalog:GetItem', 'learners:GetItem', 'learners:Query', 'subscribers:GetItem'],
  },
  submitMasteryCheck: {
    summary: 'Submit a mastery check. Repeating it returns the same result.',
    method: 'POST',
    path: '/courses/{courseId}/mastery-check',
    access: 'learner',
    body: NewMasteryCheck,
    response: MasteryResult,
    problems: [
      'not-found',
      'not-enrolled',
      'payment-required',
      'not-complete',
      'no-attempts-left',
      'attempt-too-early',
      'attempt-conflict',
    ],
    needs: [
      'catalog:GetItem',
      'answers:GetItem',
      'learners:GetItem',
      'learners:Query',
      'learners:PutItem',
      'learners:DeleteItem',
      'subscribers:GetItem',
    ],
  },
});
