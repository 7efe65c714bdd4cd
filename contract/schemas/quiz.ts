import * as z from 'zod/mini';
import { maxCodeLength } from '../rules/answer-limits.ts';
import { Id, Instant } from './identifiers.ts';

export const QuestionKind = z.enum(['single', 'multiple', 'ordering', 'text', 'numeric', 'code']);

/** A question without its correct answer or explanation. `text`, `numeric` and `code` questions have no options. */
export const Question = z.object({
  id: Id,
  kind: QuestionKind,
  /** Markdown. */
  prompt: z.string(),
  options: z.array(z.object({ id: Id, text: z.string() })),
  /** `numeric` only: what the number counts, such as `dollars`. */
  unit: z.optional(z.string()),
  /** `code` only: starter code in Python, and what the checks check. */
  starter: z.optional(z.string()),
  checks: z.optional(z.array(z.string())),
});
export type Question = z.output<typeof Question>;

/** Answers by question id: one option id, several, all in order, a typed text or number, or a program. */
export const Answers = z.record(
  Id,
  z.union([z.string().check(z.maxLength(maxCodeLength)), z.array(Id).check(z.maxLength(20))]),
);
export type Answers = z.output<typeof Answers>;

const Certainty = z.enum(['sure', 'guess']);

/** How certain the learner was, by question id. */
export const Confidence = z.record(Id, Certainty);
export type Confidence = z.output<typeof Confidence>;

/**
 * Result of one question. `correctAnswer` and `explanation` are included only as the reveal rule allows; `lectureId` and
 * `timestamp` also before that, when the answer is wrong.
 */
export const QuestionResult = z.object({
  questionId: Id,
  isCorrect: z.boolean(),
  /** `code` only: the checks that failed; none when the answer is right or empty. */
  failedChecks: z.optional(z.array(z.string())),
  /** As submitted. */
  confidence: z.optional(Certainty),
  correctAnswer: z.optional(z.union([z.string(), z.array(z.string())])),
  explanation: z.optional(z.string()),
  /** The lecture that teaches it. */
  lectureId: z.optional(Id),
  /** The second from which that lecture's video teaches it. */
  timestamp: z.optional(z.number()),
});
export type QuestionResult = z.output<typeof QuestionResult>;

/**
 * One graded attempt and the questions it asked, in their order. `score` is a whole percentage. A late attempt never
 * passes.
 */
export const QuizResult = z.object({
  attempt: z.number(),
  score: z.number(),
  passed: z.boolean(),
  submittedAt: Instant,
  /** Whether the answers arrived after the time limit. */
  isLate: z.optional(z.boolean()),
  /** Correct answers of the previous attempt that count here; only in a partial retake. */
  carried: z.optional(z.number()),
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
  /**
   * The questions of the next attempt, or those of the last one while no attempt is open. With a time limit, the
   * questions of the next attempt appear once it has started.
   */
  questions: z.array(Question),
  /** Number of questions that an attempt asks. */
  questionCount: z.number(),
  /** A retake of only what the last attempt missed: the questions to ask, and the number of answers that carry over. */
  partialRetake: z.optional(z.object({ questionIds: z.array(Id), carried: z.number() })),
  /** Minutes of an attempt, unless the learner chooses more; absent without a time limit. */
  timeLimitMinutes: z.optional(z.number()),
  /** The started attempt of a quiz with a time limit. It has no end when the learner chose to have no limit. */
  started: z.optional(
    z.object({
      startedAt: Instant,
      endsAt: z.optional(Instant),
      /** Counted by the server; 0 once the time has run out. */
      secondsLeft: z.optional(z.number()),
    }),
  ),
  best: z.optional(QuizResult),
  last: z.optional(QuizResult),
});
export type Quiz = z.output<typeof Quiz>;
