import type { Question } from '#contract/schemas/quiz.ts';
import type { QuizRow } from '#contract/storage/quiz-rows.ts';
import type { Attempt } from '../data/quiz-attempts.ts';
import { questionIdsOf } from './quiz-result.ts';

/** What an attempt asks when it retakes only what the last one missed. */
export interface PartialRetake {
  questions: Question[];
  /** Ids of the questions that the last attempt answered correctly, which count as answered. */
  carried: string[];
}

/**
 * Returns the part of the next attempt's draw that retakes the last attempt: as many questions as it missed, new ones
 * when the quiz has a pool. Undefined unless the quiz is for practice, the last attempt asked everything and had at
 * least half right, and none has passed (decision record 0069).
 */
export const partialRetakeOf = (
  quiz: QuizRow,
  attempts: readonly Attempt[],
  drawn: readonly Question[],
): PartialRetake | undefined => {
  const last = attempts.at(-1);
  if (!last || quiz.form === 'exam' || last.carried || attempts.some(({ passed }) => passed)) return undefined;
  const asked = questionIdsOf(quiz, last);
  const missed = asked.filter((id) => !last.correct.includes(id));
  if (missed.length === 0 || 2 * last.correct.length < asked.length) return undefined;
  const candidates = drawn.filter(({ id }) => (quiz.draw === undefined ? missed.includes(id) : !asked.includes(id)));
  // A newly published version of the course may have fewer.
  if (candidates.length < missed.length) return undefined;
  return { questions: candidates.slice(0, missed.length), carried: last.correct };
};
