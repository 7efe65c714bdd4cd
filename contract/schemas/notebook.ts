import * as z from 'zod/mini';
import { CourseKind } from './course.ts';
import { Id, Instant } from './identifiers.ts';

/** A check of an exercise: Python that fails with an `AssertionError` when the answer is not right. */
export const ExerciseTest = z.object({
  /** Shown to the learner, of hidden tests too. */
  name: z.string(),
  code: z.string(),
  /** Run like the others, but its code is not shown. */
  isHidden: z.boolean(),
  /** What to look at when it fails. */
  hint: z.optional(z.string()),
});
export type ExerciseTest = z.output<typeof ExerciseTest>;

/** A task in a notebook. */
export const Exercise = z.object({
  id: Id,
  title: z.string(),
  /** Markdown. */
  prompt: z.string(),
  /** Python to begin with. */
  starter: z.string(),
  tests: z.array(ExerciseTest),
});
export type Exercise = z.output<typeof Exercise>;

/** Text of an `.ipynb` file (nbformat 4), at most 1 MB; `contract/rules/notebook/notebook-format.ts` has the rules. */
export const NotebookText = z.string();

/** A version that is kept of a notebook. */
export const NotebookVersion = z.object({
  /** Counts every save, from 1. */
  version: z.number(),
  savedAt: Instant,
  bytes: z.number(),
  cells: z.number(),
});
export type NotebookVersion = z.output<typeof NotebookVersion>;

/** My notebook beside a lecture: as I saved it, or as the lesson begins it. */
export const LectureNotebook = z.object({
  courseId: Id,
  courseTitle: z.string(),
  courseKind: CourseKind,
  lectureId: Id,
  lectureTitle: z.string(),
  sectionIndex: z.number(),
  lectureIndex: z.number(),
  /** 0: never saved. */
  version: z.number(),
  savedAt: z.optional(Instant),
  notebook: NotebookText,
  exercises: z.array(Exercise),
  /** Whether the lecture counts as completed. */
  isCompleted: z.boolean(),
});
export type LectureNotebook = z.output<typeof LectureNotebook>;
