import { Problem } from '#contract/problem.ts';
import type { Answers, Confidence, Question } from '#contract/schemas/quiz.ts';
import type { QuizRow } from '#contract/storage/catalog-rows.ts';
import type { Attempt } from '../data/quiz-attempts.ts';

/** Returns whether the quiz allows an attempt of this number. */
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

const isAnswerTo = ({ kind, options }: Question, answer: Answers[string]): boolean =>
  kind === 'text' || kind === 'numeric' || [answer].flat().every((entry) => options.some(({ id }) => id === entry));

/**
 * Checks that a submission concerns the questions of its attempt and their options. Says the same of questions that
 * were not drawn and of those that do not exist.
 * @throws `invalid-request` with the fields
 */
export const requireAnswersToDraw = (drawn: readonly Question[], answers: Answers, confidence: Confidence): void => {
  const find = (id: string) => drawn.find((question) => question.id === id);
  const errors = [
    ...Object.entries(answers).flatMap(([id, answer]) => {
      const question = find(id);
      if (question && isAnswerTo(question, answer)) return [];
      const message = question ? 'Not an option of this question.' : 'Not a question of this attempt.';
      return [{ path: `body.answers.${id}`, message }];
    }),
    ...Object.keys(confidence)
      .filter((id) => !find(id))
      .map((id) => ({ path: `body.confidence.${id}`, message: 'Not a question of this attempt.' })),
  ];
  if (errors.length > 0)
    throw new Problem('invalid-request', 'These are not answers to this attempt. Open the quiz again.', { errors });
};
