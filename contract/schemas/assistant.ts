import * as z from 'zod/mini';
import { maxTurnAnswer, maxTurnQuestion } from '../rules/assistant/conversation-limits.ts';
import { Id, Instant } from './identifiers.ts';

/** An earlier question and the text of its answer; a browser shortens both. */
export const ChatTurn = z.strictObject({
  question: z.string().check(z.maxLength(maxTurnQuestion)),
  answer: z.string().check(z.maxLength(maxTurnAnswer)),
});
export type ChatTurn = z.output<typeof ChatTurn>;

/** Whether an answer helped its reader; `none` removes the mark. */
export const AnswerMark = z.enum(['helpful', 'not-helpful', 'none']);
export type AnswerMark = z.output<typeof AnswerMark>;

/** A passage of a lecture. A video has `startSeconds`; a text has the heading of the passage. */
export const LectureSource = z.object({
  kind: z.literal('lecture'),
  courseId: Id,
  lectureId: Id,
  sectionIndex: z.number(),
  lectureIndex: z.number(),
  title: z.string(),
  startSeconds: z.optional(z.number()),
  heading: z.optional(z.string()),
  /** Playable by anyone on the course page. */
  isPreview: z.boolean(),
});

/** A public page of this site. */
export const PageSource = z.object({ kind: z.literal('page'), path: z.string(), title: z.string() });

/** Source of a claim. `id` is what claims refer to, from 1, within one answer. */
export const ChatSource = z.union([LectureSource, PageSource]);
export type ChatSource = z.output<typeof ChatSource>;

/**
 * Events of an answer in order: a `source` before the first claim that names it; `remark`, `claim`, `locked` and
 * `notice` as they are found; then `done`, or `error` instead. On the wire, the event's name is `type`, and its data is
 * the object as JSON.
 */
export const ChatEvent = z.discriminatedUnion('type', [
  /** `nearby` sources appear when there is no answer: the nearest passages, not support for a claim. */
  z.object({ type: z.literal('source'), id: z.number(), role: z.enum(['support', 'nearby']), source: ChatSource }),
  /**
   * A statement and the sources that support it: text with at most `code` and **strong**, list items on separate lines,
   * or a whole table or program in Markdown. `focus`: where the part of a quotation that matches the question best
   * begins, in characters; absent at the beginning.
   */
  z.object({
    type: z.literal('claim'),
    text: z.string(),
    sources: z.array(z.number()),
    focus: z.optional(z.number()),
  }),
  /** A locked lecture that matches the question: named, never quoted. */
  z.object({
    type: z.literal('locked'),
    lectureId: Id,
    title: z.string(),
    requiresUpgrade: z.boolean(),
    unlocksAt: z.optional(Instant),
  }),
  z.object({ type: z.literal('notice'), code: z.enum(['not-covered', 'not-open', 'cannot']), text: z.string() }),
  /** What the assistant says about its answer or about the learner's own state; not a quotation. */
  z.object({ type: z.literal('remark'), text: z.string() }),
  /** The claim before it is a self-check for practice; `practiced` of the next request names it. */
  z.object({ type: z.literal('practice'), questionId: Id }),
  /** `mode`: who wrote the claims. `dropped`: number of the model's sentences that no source supported. */
  z.object({
    type: z.literal('done'),
    mode: z.enum(['extracts', 'model']),
    isAnswered: z.boolean(),
    dropped: z.number(),
    /** Lets the reader mark this answer for a day. */
    receipt: z.optional(z.string()),
  }),
  /** The answer failed after it had started; an earlier failure is a problem response. */
  z.object({ type: z.literal('error'), code: z.string(), detail: z.string() }),
]);
export type ChatEvent = z.output<typeof ChatEvent>;
