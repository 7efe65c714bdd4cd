import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readCourses } from '#content/read-courses.ts';
import { catalogKeys } from '#contract/storage/catalog-rows.ts';
import type { QuizRow } from '#contract/storage/quiz-rows.ts';
import { drawQuestions } from '#lambdas/quiz/draw-questions.ts';

const quizOf = (size: number, draw?: number): QuizRow => ({
  ...catalogKeys.quiz('course', 'quiz'),
  ...{ version: 'v', id: 'quiz', courseId: 'course', title: 'Quiz', lectureId: 'lecture', passMark: 70 },
  attemptsAllowed: null,
  reveal: 'after-last',
  ...(draw !== undefined && { draw }),
  questions: Array.from({ length: size }, (_, index) => ({
    id: `question-${index}`,
    kind: 'single',
    prompt: `Question ${index}`,
    options: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id })),
  })),
});

const idsOf = (quiz: QuizRow, attempt: number, learner = 'ada', drawKey = 'key'): string[] =>
  drawQuestions(drawKey, quiz, learner, attempt).map(({ id }) => id);
const firstAttempts = (quiz: QuizRow, count: number, learner: string): string[][] =>
  Array.from({ length: count }, (_, index) => idsOf(quiz, index + 1, learner));
const shared = (one: string[], other: string[]): number => one.filter((id) => other.includes(id)).length;

/** A draw and a pool of at least twice as many questions. */
const pools = fc
  .integer({ min: 1, max: 12 })
  .chain((draw) => fc.record({ draw: fc.constant(draw), size: fc.integer({ min: 2 * draw, max: 5 * draw }) }));
const learners = fc.uuid();

test('an attempt has as many different questions as its quiz draws', () => {
  fc.assert(
    fc.property(pools, learners, fc.integer({ min: 1, max: 999 }), ({ draw, size }, learner, attempt) => {
      expect(new Set(idsOf(quizOf(size, draw), attempt, learner)).size).toBe(draw);
    }),
  );
});

test('two successive attempts share at most half of their questions', () => {
  fc.assert(
    fc.property(pools, learners, fc.integer({ min: 1, max: 998 }), ({ draw, size }, learner, attempt) => {
      const quiz = quizOf(size, draw);
      const count = shared(idsOf(quiz, attempt, learner), idsOf(quiz, attempt + 1, learner));
      expect(count).toBeLessThanOrEqual(draw / 2);
    }),
  );
});

test('attempts share no question until the pool is used up', () => {
  fc.assert(
    fc.property(pools, learners, ({ draw, size }, learner) => {
      const attempts = firstAttempts(quizOf(size, draw), Math.floor(size / draw), learner);
      expect(new Set(attempts.flat()).size).toBe(attempts.length * draw);
    }),
  );
});

/** Checks any two of the first six attempts. Half of an odd draw is rounded up (decision record 0052). */
const expectHalfNew = ({ draw, size }: { draw: number; size: number }, learner: string) => {
  const attempts = firstAttempts(quizOf(size, draw), 6, learner);
  for (const [index, one] of attempts.entries())
    for (const other of attempts.slice(0, index)) expect(shared(one, other)).toBeLessThanOrEqual(Math.ceil(draw / 2));
};

test('any two of the first six attempts share at most half of their questions', () => {
  fc.assert(fc.property(pools, learners, expectHalfNew));
});

test('any two of the first six attempts at our own quizzes share at most half, too', async () => {
  const drawn = (await readCourses()).flatMap(({ quizzes }) =>
    quizzes.flatMap(({ draw, questions }) => (draw === undefined ? [] : [{ draw, size: questions.length }])),
  );
  expect(drawn.length).toBeGreaterThan(30);
  for (const pool of drawn) expectHalfNew(pool, 'ada');
  // An odd draw has no exact half.
  expect(drawn.filter(({ draw }) => draw % 2 === 1)).toEqual([]);
});

test('four rounds of attempts ask every question of the pool', () => {
  fc.assert(
    fc.property(pools, learners, ({ draw, size }, learner) => {
      const attempts = firstAttempts(quizOf(size, draw), 4 * Math.floor(size / draw), learner);
      expect(new Set(attempts.flat()).size).toBe(size);
    }),
  );
});

test('repeating an attempt draws the same questions and options in the same order', () => {
  const quiz = quizOf(18, 6);
  expect(drawQuestions('key', quiz, 'ada', 3)).toEqual(drawQuestions('key', quiz, 'ada', 3));
});

test('the draw differs by learner, attempt and key', () => {
  const quiz = quizOf(40, 10);
  const draws = [idsOf(quiz, 1), idsOf(quiz, 1, 'bob'), idsOf(quiz, 2), idsOf(quiz, 1, 'ada', 'other')];
  expect(new Set(draws.map((ids) => ids.join())).size).toBe(draws.length);
});

test('a quiz without a pool has all questions in an order of each attempt', () => {
  const quiz = quizOf(8);
  const [first, second] = [idsOf(quiz, 1), idsOf(quiz, 2)];
  expect([...first].sort()).toEqual([...second].sort());
  expect(first).not.toEqual(second);
  const orders = Array.from({ length: 20 }, (_, index) =>
    drawQuestions('key', quiz, 'ada', index + 1).map(({ options }) => options.map(({ id }) => id).join('')),
  ).flat();
  expect(new Set(orders).size).toBe(24);
});
