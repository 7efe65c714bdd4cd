import * as z from 'zod/mini';
import { Id, Instant } from './identifiers.ts';

/** A moment of a lecture. A video has `startSeconds`; a text has the heading the words stand under. */
export const LectureSource = z.object({
  kind: z.literal('lecture'),
  courseId: Id,
  lectureId: Id,
  sectionIndex: z.number(),
  lectureIndex: z.number(),
  title: z.string(),
  startSeconds: z.optional(z.number()),
  heading: z.optional(z.string()),
  /** Anyone may watch it on the course page. */
  isPreview: z.boolean(),
});

/** A public page of this site. */
export const PageSource = z.object({ kind: z.literal('page'), path: z.string(), title: z.string() });

/** Where a claim comes from. `id` is what claims refer to, from 1, in one answer. */
export const ChatSource = z.union([LectureSource, PageSource]);
export type ChatSource = z.output<typeof ChatSource>;

/**
 * Events of an answer, in their order: `source` before the first claim that names it; `claim`, `locked` and `notice`
 * as they are found; one `done`, or an `error` in its place. On the wire the event's name is `type`, and its data the
 * object as JSON.
 */
export const ChatEvent = z.discriminatedUnion('type', [
  /** `nearby` sources stand under a refusal: the nearest moments, not support for anything. */
  z.object({ type: z.literal('source'), id: z.number(), role: z.enum(['support', 'nearby']), source: ChatSource }),
  /** One short statement, plain text with `code` and **strong** at most, and the sources that support it. */
  z.object({ type: z.literal('claim'), text: z.string(), sources: z.array(z.number()) }),
  /** A lecture that fits the question and is not open: named, never quoted. */
  z.object({
    type: z.literal('locked'),
    lectureId: Id,
    title: z.string(),
    requiresUpgrade: z.boolean(),
    unlocksAt: z.optional(Instant),
  }),
  z.object({ type: z.literal('notice'), code: z.enum(['not-covered', 'not-open']), text: z.string() }),
  /** `mode`: who worded the claims. `dropped`: sentences of the model that no source supported. */
  z.object({
    type: z.literal('done'),
    mode: z.enum(['extracts', 'model']),
    isAnswered: z.boolean(),
    dropped: z.number(),
  }),
  /** The answer broke off after it had begun; before that, a failure is a problem with its own status. */
  z.object({ type: z.literal('error'), code: z.string(), detail: z.string() }),
]);
export type ChatEvent = z.output<typeof ChatEvent>;
