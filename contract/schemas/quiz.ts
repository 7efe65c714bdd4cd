import * as z from 'zod/mini';
import { Id, Instant } from './identifiers.ts';

export const QuestionKind = z.enum(['single', 'multiple', 'ordering', 'text', 'numeric']);

/** A question without its right answer or explanation. `text` and `numeric` questions have no options. */
export const Question = z.object({
  id: Id,
  kind: QuestionKind,
  /** Markdown. */
  prompt: z.string(),
  options: z.array(z.object({ id: Id, text: z.string() })),
  /** `numeric` only: what the number counts, such as `dollars`. */
  unit: z.optional(z.string()),
});
export type Question = z.output<typeof Question>;

/** Answers by question id: one option id, several, all in order, or a typed text or number. */
export const Answers = z.record(Id, z.union([z.string().check(z.maxLength(500)), z.array(Id).check(z.maxLength(20))]));
export type Answers = z.output<typeof Answers>;

const Certainty = z.enum(['sure', 'guess']);

/** How certain the learner was, by question id. */
export const Confidence = z.record(Id, Certainty);
export type Confidence = z.output<typeof Confidence>;

/**
 * Result of one question. `correctAnswer` and `explanation` are included only as the reveal rule allows; `lectureId`
 * also before that, when the answer is wrong.
 */
export const QuestionResult = z.object({
  questionId: Id,
  isCorrect: z.boolean(),
  /** As submitted. */
  confidence: z.optional(Certainty),
  correctAnswer: z.optional(z.union([z.string(), z.array(z.string())])),
  explanation: z.optional(z.string()),
  /** The lecture that teaches it. */
  lectureId: z.optional(Id),
});

/** One graded attempt and the questions it drew, in their order. `score` is a whole percentage. */
export const QuizResult = z.object({
  attempt: z.number(),
  score: z.number(),
  passed: z.boolean(),
  submittedAt: Instant,
  questions: z.array(QuestionResult),
});
export type QuizResult = z.output<typeof QuizResult>;

export const Quiz = z.object({
  id: Id,
  title: z.string(),
  lectureId: Id,
  /** Whole percentage needed to pass. */
  passMark: z.number(),
  /** Null when there is no limit. */
  attemptsAllowed: z.nullable(z.number()),
  attemptsUsed: z.number(),
  /** Number to send with the next submission. */
  nextAttempt: z.number(),
  /** When the next attempt opens; absent when it is open already, or none is left. */
  nextAttemptAt: z.optional(Instant),
  /** Number of questions that each attempt draws from; absent when each has all of them. */
  poolSize: z.optional(z.number()),
  /** The questions of the next attempt, or those of the last one while no attempt is open. */
  questions: z.array(Question),
  best: z.optional(QuizResult),
  last: z.optional(QuizResult),
});
export type Quiz = z.output<typeof Quiz>;
