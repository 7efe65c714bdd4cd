import type { Exercise, ExerciseTest } from '#contract/schemas/notebook.ts';
import { catalogKeys, type SolutionsRow } from '#contract/storage/catalog-rows.ts';
import type { ExerciseCheck, ExerciseDefinition } from '../define.ts';

/** Converts checks to tests as the page and the server run them. */
export const publishedTests = (checks: readonly ExerciseCheck[]): ExerciseTest[] =>
  checks.map(({ name, code, hidden, hint }) => ({
    name,
    code,
    isHidden: hidden ?? false,
    ...(hint !== undefined && { hint }),
  }));

/** Converts an exercise to its public form, without the solution. */
export const publishedExercise = ({ id, title, prompt, starter, hints, checks }: ExerciseDefinition): Exercise => ({
  id,
  title,
  prompt,
  starter,
  hints,
  tests: publishedTests(checks),
});

/** Builds the row with the solutions of a notebook, in the partition that only notebook functions may read. */
export const solutionsRow = (
  courseId: string,
  lectureId: string,
  exercises: readonly ExerciseDefinition[],
  version: string,
): SolutionsRow => ({
  ...catalogKeys.solutions(courseId, lectureId),
  version,
  courseId,
  lectureId,
  solutions: exercises.map(({ id, solution, explanation }) => ({ id, code: solution, explanation })),
});
