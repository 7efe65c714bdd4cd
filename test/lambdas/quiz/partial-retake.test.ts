import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { QuizRow } from '#contract/storage/quiz-rows.ts';
import type { Attempt } from '#lambdas/data/quiz-attempts.ts';
import { drawQuestions } from '#lambdas/quiz/draw-questions.ts';
import { partialRetakeOf } from '#lambdas/quiz/partial-retake.ts';

const drawKey = 'draw-key';
const learnerId = 'ada';
const quizWith = (poolSize: number, draw: number | undefined, form: QuizRow['form'] = 'practice'): QuizRow => ({
  ...{ pk: 'COURSE#course', sk: 'QUIZ#quiz', version: 'v1', id: 'quiz', courseId: 'course', title: 'Quiz' },
  ...{ lectureId: 'quiz', passMark: 70, attemptsAllowed: null, reveal: 'after-last', form },
  ...(draw !== undefined && { draw }),
  questions: Array.from({ length: poolSize }, (_, index) => ({
    ...{ id: `q${index}`, kind: 'single' as const, prompt: `Question ${index}?` },
    options: [
      { id: 'a', text: 'This' },
      { id: 'b', text: 'That' },
    ],
  })),
});
const drawnAt = (quiz: QuizRow, attempt: number) => drawQuestions(drawKey, quiz, learnerId, attempt);
const attemptWith = (quiz: QuizRow, number: number, correctCount: number, edit: Partial<Attempt> = {}): Attempt => {
  const questions = drawnAt(quiz, number).map(({ id }) => id);
  const correct = questions.slice(0, correctCount);
  const score = Math.round((100 * correct.length) / questions.length);
  const submittedAt = '2026-11-23T09:00:00.000Z';
  return { attempt: number, questions, answers: {}, score, passed: score >= 70, correct, submittedAt, ...edit };
};
const retakeAfter = (quiz: QuizRow, ...attempts: Attempt[]) =>
  partialRetakeOf(quiz, attempts, drawnAt(quiz, (attempts.at(-1)?.attempt ?? 0) + 1));

test('a partial retake asks as many new questions as were missed, all of the next draw', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 8 }),
      fc.nat(8),
      fc.integer({ min: 1, max: 12 }),
      fc.nat(8),
      (draw, more, number, right) => {
        const quiz = quizWith(2 * draw + more, draw);
        const attempt = attemptWith(quiz, number, right % draw, { passed: false });
        const next = drawnAt(quiz, number + 1).map(({ id }) => id);
        const partialRetake = retakeAfter(quiz, attempt);
        expect(partialRetake !== undefined).toBe(2 * attempt.correct.length >= draw);
        if (!partialRetake) return;
        const ids = partialRetake.questions.map(({ id }) => id);
        expect(ids).toHaveLength(draw - attempt.correct.length);
        expect(ids.filter((id) => !next.includes(id))).toEqual([]);
        expect(ids.filter((id) => attempt.questions?.includes(id))).toEqual([]);
        expect(partialRetake.carried).toEqual(attempt.correct);
      },
    ),
  );
});

test('without a pool, a partial retake asks the missed questions in another order', () => {
  const quiz = quizWith(6, undefined);
  const attempt = attemptWith(quiz, 1, 4);
  const missed = attempt.questions?.slice(4) ?? [];
  const ids = retakeAfter(quiz, attempt)?.questions.map(({ id }) => id);
  expect(ids).toEqual(
    drawnAt(quiz, 2)
      .map(({ id }) => id)
      .filter((id) => missed.includes(id)),
  );
});

test('nothing is retaken in an exam, twice, below half correct, or once passed', () => {
  const quiz = quizWith(12, 6);
  expect(retakeAfter(quiz, attemptWith(quiz, 1, 4))?.questions).toHaveLength(2);
  expect(retakeAfter(quiz)).toBeUndefined();
  expect(retakeAfter(quiz, attemptWith(quiz, 1, 2))).toBeUndefined();
  expect(retakeAfter(quiz, attemptWith(quiz, 1, 6), attemptWith(quiz, 2, 4))).toBeUndefined();
  expect(retakeAfter(quiz, attemptWith(quiz, 1, 4, { carried: ['q1'] }))).toBeUndefined();
  const exam = quizWith(12, 6, 'exam');
  expect(retakeAfter(exam, attemptWith(exam, 1, 4))).toBeUndefined();
});

test('a course published with too few questions offers no partial retake', () => {
  const quiz = quizWith(12, 6);
  const attempt = attemptWith(quiz, 1, 3);
  const smaller = { ...quiz, questions: quiz.questions.filter(({ id }) => attempt.questions?.includes(id)) };
  expect(partialRetakeOf(smaller, [attempt], drawnAt(smaller, 2))).toBeUndefined();
});
