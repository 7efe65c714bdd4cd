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

/**
 * Returns the part of a shuffled pool that belongs to an attempt. Attempts take one window after the other, so those of
 * a round share nothing; each round starts half a window later, so no two successive attempts share more than half.
 */
const windowOf = <Item>(pool: readonly Item[], size: number, attempt: number): Item[] => {
  const windows = Math.floor(pool.length / size);
  const round = Math.floor((attempt - 1) / windows);
  const start = ((attempt - 1) % windows) * size + round * Math.floor(size / 2);
  return Array.from({ length: size }, (_, index) => pool[(start + index) % pool.length] as Item);
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
  return shuffled(windowOf(pool, size, attempt), drawKey, `${learner}\n${attempt}`).map((question) => ({
    ...question,
    options: shuffled(question.options, drawKey, `${learner}\n${attempt}\n${question.id}`),
  }));
};
