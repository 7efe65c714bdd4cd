import * as z from 'zod/mini';
import { CourseKind } from './course.ts';
import { Id, Instant } from './identifiers.ts';

/** A test of an exercise: Python that fails with an `AssertionError` when the answer is wrong. */
export const ExerciseTest = z.object({
  /** Shown to the learner, even for hidden tests. */
  name: z.string(),
  code: z.string(),
  /** Runs like other tests, but its code is hidden. */
  isHidden: z.boolean(),
  /** Hint shown when it fails. */
  hint: z.optional(z.string()),
});
export type ExerciseTest = z.output<typeof ExerciseTest>;

/** A task in a notebook. */
export const Exercise = z.object({
  id: Id,
  title: z.string(),
  /** Markdown. */
  prompt: z.string(),
  /** Starter code in Python. */
  starter: z.string(),
  /** Markdown, in the order to give them. Absent in rows published before exercises had hints. */
  hints: z.optional(z.array(z.string())),
  tests: z.array(ExerciseTest),
});
export type Exercise = z.output<typeof Exercise>;

/** The author's answer to an exercise. Sent only to learners whose own answer has passed on the server. */
export const ExerciseSolution = z.object({
  /** Of the exercise. */
  id: Id,
  /** Python. */
  code: z.string(),
  /** Why it is written this way, in Markdown. */
  explanation: z.string(),
});
export type ExerciseSolution = z.output<typeof ExerciseSolution>;

/** Text of an `.ipynb` file (nbformat 4), at most 1 MB; see `contract/rules/notebook/notebook-format.ts`. */
export const NotebookText = z.string();

/** A stored version of a notebook. */
export const NotebookVersion = z.object({
  /** Counts every save, from 1. */
  version: z.number(),
  savedAt: Instant,
  bytes: z.number(),
  cells: z.number(),
});
export type NotebookVersion = z.output<typeof NotebookVersion>;

/** Result of running the checks of a saved notebook on the server. */
export const NotebookVerification = z.object({
  /** The version that was checked. */
  version: z.number(),
  checkedAt: Instant,
  exercises: z.array(
    z.object({
      id: Id,
      /** In the order of the exercise's tests. */
      checks: z.array(z.object({ passed: z.boolean(), message: z.optional(z.string()) })),
    }),
  ),
});
export type NotebookVerification = z.output<typeof NotebookVerification>;

/** A verification, with the solutions of the exercises that this learner has solved on the server, now or before. */
export const NotebookConfirmation = z.object({
  ...NotebookVerification.shape,
  solutions: z.array(ExerciseSolution),
});
export type NotebookConfirmation = z.output<typeof NotebookConfirmation>;

/** A learner's notebook for a lecture: as saved, or its initial version. */
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
  /** The last checks that ran on the server. */
  verification: z.optional(NotebookVerification),
  /** Of the exercises this learner has solved on the server. */
  solutions: z.array(ExerciseSolution),
  /** Whether the lecture can be completed only by passing every check on the server. */
  requiresChecks: z.optional(z.literal(true)),
  /** Whether the lecture is completed. */
  isCompleted: z.boolean(),
});
export type LectureNotebook = z.output<typeof LectureNotebook>;
