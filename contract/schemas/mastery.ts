import * as z from 'zod/mini';
import { Id, Instant } from './identifiers.ts';
import { wholeNumber } from './number.ts';
import { Answers, Question } from './quiz.ts';

/**
 * `not-offered`: the course has no mastery check. `incomplete`: the course is not completed. `waiting`: the check opens
 * at `opensAt`. `exhausted`: too few questions are left that the learner has not seen. `notebooks`: every skill is
 * demonstrated, but notebook checks have not passed on the server.
 */
export const MasteryState = z.enum([
  'not-offered',
  'incomplete',
  'waiting',
  'open',
  'exhausted',
  'notebooks',
  'mastered',
]);

/** A skill on the way to Mastery. */
export const MasterySkill = z.object({
  id: Id,
  name: z.string(),
  isShown: z.boolean(),
  /** When the learner completed its last lecture, and when a check may ask it; absent until the course is completed. */
  lastLectureAt: z.optional(Instant),
  opensAt: z.optional(Instant),
  /** The check that demonstrated it, or else the last one that asked it: date, questions, and correct answers. */
  check: z.optional(
    z.object({
      submittedAt: Instant,
      asked: z.number(),
      correct: z.number(),
      /** Whole days since the last lecture; only for the check that demonstrated it. */
      daysAfterLecture: z.optional(z.number()),
    }),
  ),
  /** Questions of the check that the learner has not seen. */
  unseen: z.number(),
});
export type MasterySkill = z.output<typeof MasterySkill>;

/** Progress of a learner toward Mastery of a course. */
export const Mastery = z.object({
  state: MasteryState,
  /** `waiting` only. */
  opensAt: z.optional(Instant),
  /** `mastered` only: when the last skill was demonstrated, or the checks of the last notebook passed. */
  masteredAt: z.optional(Instant),
  skills: z.array(MasterySkill),
  /** Notebooks with checks: title, and whether their checks have passed on the server. */
  notebooks: z.array(
    z.object({
      lectureId: Id,
      /** Absent until a course from before this field is published again. */
      title: z.optional(z.string()),
      isVerified: z.boolean(),
    }),
  ),
});
export type Mastery = z.output<typeof Mastery>;

export const MasteryCheck = z.object({
  courseTitle: z.string(),
  mastery: Mastery,
  /** Number to send with the next submission. */
  nextCheck: z.number(),
  /** The questions of the next check; empty unless it is open. */
  questions: z.array(Question),
});
export type MasteryCheck = z.output<typeof MasteryCheck>;

/** A submission; questions left out count as wrong. */
export const NewMasteryCheck = z.strictObject({ check: wholeNumber(1, 999), answers: Answers });

/** A graded check: results by skill only, never by question, because its questions stay secret. */
export const MasteryResult = z.object({
  check: z.number(),
  skills: z.array(z.object({ id: Id, name: z.string(), asked: z.number(), correct: z.number(), isShown: z.boolean() })),
  mastery: Mastery,
});
export type MasteryResult = z.output<typeof MasteryResult>;
