import type { Exercise, ExerciseTest } from '#contract/schemas/notebook.ts';
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
