import type { Exercise } from '../../contract/schemas/notebook.ts';
import type { ExerciseDefinition } from '../define.ts';

/** An exercise as learners get it: everything but its solution. */
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
