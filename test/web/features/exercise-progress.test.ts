import { expect, test } from '@jest/globals';
import { lectureNotebook } from '#contract/rules/notebook/lecture-notebook.ts';
import type { Exercise } from '#contract/schemas/notebook.ts';
import { exerciseProgress } from '#web/src/features/notebook/model/exercise-progress.ts';

const exercise = (id: string, tests: number): Exercise => ({
  id,
  title: id,
  prompt: 'Write it.',
  starter: 'pass',
  tests: Array.from({ length: tests }, (_, index) => ({ name: `${index}`, code: 'assert True', isHidden: false })),
});
const exercises = [exercise('first', 2), exercise('second', 3)];

/** The notebook of the exercises, with those solved in the browser marked. */
const notebookWith = (...solved: string[]): string => {
  const { cells, ...rest } = lectureNotebook('Title', '', exercises);
  const marked = cells.map((cell) =>
    solved.includes(String(cell.metadata.exercise))
      ? { ...cell, metadata: { ...cell.metadata, exercise_passed: true } }
      : cell,
  );
  return JSON.stringify({ ...rest, cells: marked });
};

const passedOf = (notebook: string, checks: Record<string, boolean[]> = {}) => {
  const found = Object.entries(checks).map(([id, passed]) => ({
    id,
    checks: passed.map((each) => ({ passed: each })),
  }));
  const verification = { version: 1, checkedAt: '2026-11-20T10:00:00.000Z', exercises: found };
  return exerciseProgress({ notebook, exercises, verification }).map(({ passed, checks: all }) => `${passed}/${all}`);
};

test('no check has passed in a new notebook', () => {
  expect(exerciseProgress({ notebook: notebookWith(), exercises })).toEqual([
    { id: 'first', title: 'first', checks: 2, passed: 0 },
    { id: 'second', title: 'second', checks: 3, passed: 0 },
  ]);
});

test('an exercise solved in the browser has passed all of its checks', () => {
  expect(passedOf(notebookWith('second'))).toEqual(['0/2', '3/3']);
});

test('any other exercise counts the checks that passed on the server', () => {
  expect(passedOf(notebookWith('first'), { first: [false, false], second: [true, false, true] })).toEqual([
    '2/2',
    '2/3',
  ]);
});
