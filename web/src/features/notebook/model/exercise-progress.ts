import { parseNotebook } from '#contract/rules/notebook/notebook-format.ts';
import type { LectureNotebook } from '#contract/schemas/notebook.ts';
import { passedExerciseIds } from './cells.ts';

/** How far a learner is with an exercise. */
export interface ExerciseProgress {
  id: string;
  title: string;
  /** Checks of the exercise, and how many of them have passed. */
  checks: number;
  passed: number;
}

/**
 * Returns the progress in each exercise of a saved notebook: every check of an exercise that the notebook marks as
 * passed, otherwise the checks that passed on the server.
 */
export const exerciseProgress = ({
  notebook,
  exercises,
  verification,
}: Pick<LectureNotebook, 'notebook' | 'exercises' | 'verification'>): ExerciseProgress[] => {
  const solved = new Set(passedExerciseIds(parseNotebook(notebook).cells));
  return exercises.map(({ id, title, tests }) => {
    const checked = verification?.exercises.find((exercise) => exercise.id === id)?.checks ?? [];
    const passed = solved.has(id) ? tests.length : checked.filter((check) => check.passed).length;
    return { id, title, checks: tests.length, passed };
  });
};
