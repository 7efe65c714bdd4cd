import type { Exercise } from '#contract/schemas/notebook.ts';
import type { ExerciseDefinition } from '../define.ts';

/** Converts an exercise to its public form, without the solution. */
export const publishedExercise = ({ id, title, prompt, starter, checks }: ExerciseDefinition): Exercise => ({
  id,
  title,
  prompt,
  starter,
  tests: checks.map(({ name, code, hidden, hint }) => ({
    name,
    code,
    isHidden: hidden ?? false,
    ...(hint !== undefined && { hint }),
  })),
});
