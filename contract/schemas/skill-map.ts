import * as z from 'zod/mini';
import { Id } from './identifiers.ts';
import { Mastery } from './mastery.ts';

/** A learner's recorded progress in a skill. */
export const SkillProgress = z.object({
  /** Unique in the course. */
  id: Id,
  name: z.string(),
  /** The next lecture to read for it: the first one not completed, else the first; absent without lectures. */
  nextLectureId: z.optional(Id),
  /** Seen: the lectures that teach it. */
  lectures: z.object({ total: z.number(), completed: z.number() }),
  /** Passed: its quiz questions, those asked in attempts, and those answered correctly when last asked. */
  questions: z.object({ total: z.number(), asked: z.number(), correct: z.number() }),
  /** Recalled: the self-checks of its lectures, those answered, and those whose last verdict is `had-it`. */
  selfChecks: z.object({ total: z.number(), answered: z.number(), hadIt: z.number() }),
});
export type SkillProgress = z.output<typeof SkillProgress>;

/** The skills of each course in which the learner is enrolled, last studied first. */
export const SkillMap = z.object({
  courses: z.array(z.object({ courseId: Id, title: z.string(), skills: z.array(SkillProgress), mastery: Mastery })),
});
export type SkillMap = z.output<typeof SkillMap>;
