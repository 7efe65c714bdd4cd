import { Problem } from '#contract/problem.ts';
import { maxTextLength } from '#contract/rules/answer-limits.ts';
import type { Answers, Confidence, Question } from '#contract/schemas/quiz.ts';
import type { QuizRow } from '#contract/storage/quiz-rows.ts';
import type { Attempt } from '../data/quiz-attempts.ts';

/** Returns the number of the next attempt. */
export const nextNumber = (attempts: readonly Attempt[]): number => (attempts.at(-1)?.attempt ?? 0) + 1;

/** Returns whether the quiz allows an attempt with this number. */
export const hasAttemptsLeft = ({ attemptsAllowed }: QuizRow, number: number): boolean =>
  attemptsAllowed === null || number <= attemptsAllowed;

/** Returns when the next attempt opens; undefined when it is open. A learner who has passed need not wait. */
export const attemptOpensAt = (
  { cooldownMinutes = 0 }: QuizRow,
  attempts: readonly Attempt[],
  now: Date,
): Date | undefined => {
  const last = attempts.at(-1);
  if (!last || attempts.some(({ passed }) => passed)) return undefined;
  const opensAt = new Date(Date.parse(last.submittedAt) + cooldownMinutes * 60_000);
  return opensAt > now ? opensAt : undefined;
};

/**
 * Requires that the next attempt, with this number, is allowed and open.
 * @throws `no-attempts-left` or `attempt-too-early`
 */
export const requireOpenAttempt = (quiz: QuizRow, attempts: readonly Attempt[], number: number, now: Date): void => {
  if (!hasAttemptsLeft(quiz, number)) throw new Problem('no-attempts-left');
  const opensAt = attemptOpensAt(quiz, attempts, now);
  if (!opensAt) return;
  const retryAfter = Math.ceil((opensAt.getTime() - now.getTime()) / 1000);
  throw new Problem('attempt-too-early', undefined, { retryAfter });
};

/** Returns why this cannot be an answer to the question; undefined when it can. */
const findFault = ({ kind, options }: Question, answer: Answers[string]): string | undefined => {
  if (kind === 'code') return typeof answer === 'string' ? undefined : 'Not a program.';
  if (kind === 'text' || kind === 'numeric')
    return answer.length > maxTextLength ? `Longer than ${maxTextLength} characters.` : undefined;
  const isKnown = [answer].flat().every((entry) => options.some(({ id }) => id === entry));
  return isKnown ? undefined : 'Not an option of this question.';
};

/**
 * Checks that a submission concerns the questions of its attempt and their options. Does not reveal whether a question
 * exists but was not drawn.
 * @throws `invalid-request` with the fields
 */
export const requireAnswersToDraw = (drawn: readonly Question[], answers: Answers, confidence: Confidence): void => {
  const find = (id: string) => drawn.find((question) => question.id === id);
  const errors = [
    ...Object.entries(answers).flatMap(([id, answer]) => {
      const question = find(id);
      const message = question ? findFault(question, answer) : 'Not a question of this attempt.';
      return message === undefined ? [] : [{ path: `body.answers.${id}`, message }];
    }),
    ...Object.keys(confidence)
      .filter((id) => !find(id))
      .map((id) => ({ path: `body.confidence.${id}`, message: 'Not a question of this attempt.' })),
  ];
  if (errors.length > 0)
    throw new Problem('invalid-request', 'These answers are not from this attempt. Open the quiz again.', { errors });
};
