import { createHmac } from 'node:crypto';
import type { Question } from '#contract/schemas/quiz.ts';
import type { QuizRow } from '#contract/storage/quiz-rows.ts';

/** Sorts by a keyed hash of the seed and the ids: an order that nobody without the key can predict. */
export const shuffled = <Item extends { id: string }>(
  items: readonly Item[],
  drawKey: string,
  seed: string,
): Item[] => {
  const rank = ({ id }: Item) => createHmac('sha256', drawKey).update(`${seed}\n${id}`).digest('hex');
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ item }) => item);
};

/** Returns `length` consecutive integers from `start`. */
const run = (start: number, length: number): number[] => Array.from({ length }, (_, index) => start + index);

/**
 * Returns the positions of an attempt's questions in the shuffled pool, which repeats after its end. The attempts of a
 * round share no question; no two of the first six attempts share more than half, nor do two successive ones.
 *
 * Each round starts half a draw later. With two attempts per round, the third round would repeat the first, so it
 * combines the halves of the first two draws crosswise.
 */
const positionsOf = (poolSize: number, size: number, attempt: number): number[] => {
  const half = Math.floor(size / 2);
  const attemptsPerRound = Math.floor(poolSize / size);
  const round = Math.floor((attempt - 1) / attemptsPerRound);
  const index = (attempt - 1) % attemptsPerRound;
  if (attemptsPerRound !== 2) return run(round * half + index * size, size);
  const start = Math.floor(round / 3) * 2 * size;
  if (round % 3 < 2) return run(start + (round % 3) * half + index * size, size);
  return index === 0
    ? [...run(start, size - half), ...run(start + size, half)]
    : [...run(start + size - half, half), ...run(start + size + half, size - half)];
};

/** Returns the number of questions that an attempt asks. */
export const questionCount = ({ questions, draw = questions.length }: QuizRow): number =>
  Math.min(draw, questions.length);

/**
 * Returns the questions of an attempt, with questions and options in the order of that attempt. Depends only on its
 * arguments, so nothing has to be stored before an attempt is submitted (decision record 0052). None for attempt 0.
 */
export const drawQuestions = (drawKey: string, quiz: QuizRow, learnerId: string, attempt: number): Question[] => {
  const { courseId, id, questions } = quiz;
  const learner = `${learnerId}\n${courseId}\n${id}`;
  const pool = shuffled(questions, drawKey, `${learner}\npool`);
  const size = questionCount(quiz);
  if (size === 0 || attempt === 0) return [];
  const drawn = positionsOf(pool.length, size, attempt).map((position) => pool[position % pool.length] as Question);
  return shuffled(drawn, drawKey, `${learner}\n${attempt}`).map((question) => ({
    ...question,
    options: shuffled(question.options, drawKey, `${learner}\n${attempt}\n${question.id}`),
  }));
};
