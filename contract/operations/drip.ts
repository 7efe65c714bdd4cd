import * as z from 'zod/mini';
import { operations } from '../define.ts';
import { LearnerSection } from '../schemas/content.ts';
import { StreamableVideo } from '../schemas/course.ts';
import { Id, Instant, LinkToken, PlayedRanges, Seconds } from '../schemas/identifiers.ts';
import { EpochMilliseconds } from '../schemas/number.ts';
import { VideoQuery } from './enrollment.ts';

/** Stored progress of a drip lecture; the 4th `#` segment of `key` is the lecture id (docs/product.md#entities). */
export const DripProgress = z.object({
  key: z.string(),
  lectureId: Id,
  timestamp: z.number(),
  totalDuration: z.number(),
  completed: z.boolean(),
  updatedAt: Instant,
  /** Time of the observation by the player's clock (epoch milliseconds). */
  observedAt: z.optional(z.number()),
});
export type DripProgress = z.output<typeof DripProgress>;

export const drip = operations({
  getAvailableContent: {
    summary: 'Get the sections of a drip course and what is unlocked.',
    method: 'GET',
    path: '/drip-courses/{courseId}/available-content',
    access: 'learner',
    response: z.object({
      content: z.array(LearnerSection),
      /** Ids of unlocked lectures. */
      unlockedContent: z.array(Id),
      /** When the next section opens; null when all are open. */
      nextReleaseDate: z.nullable(Instant),
      /** Time zone in which sections open; UTC for learners who paid and never subscribed. */
      timeZone: z.string(),
      isPremium: z.boolean(),
      courseTitle: z.string(),
      paused: z.boolean(),
      /** Token of the preferences page and calendar; absent for learners who never subscribed. */
      subscriptionToken: z.optional(LinkToken),
    }),
    problems: ['not-found', 'not-enrolled'],
    needs: ['catalog:GetItem', 'catalog:Query', 'learners:GetItem', 'subscribers:GetItem', 'subscribers:UpdateItem'],
  },
  getDripVideoUrl: {
    summary: 'Get a signed URL for the video of an unlocked drip lecture.',
    method: 'GET',
    path: '/drip-courses/{courseId}/video-url',
    access: 'learner',
    query: VideoQuery,
    response: StreamableVideo,
    problems: ['not-found', 'not-enrolled', 'lecture-locked'],
    needs: ['catalog:GetItem', 'learners:GetItem', 'subscribers:GetItem', 'media:GetObject', 'renditions:GetObject'],
  },
  listDripProgress: {
    summary: "List the learner's progress in a drip course, by lecture.",
    method: 'GET',
    path: '/drip-courses/{courseId}/progress',
    access: 'learner',
    response: z.array(DripProgress),
    problems: [],
    needs: ['learners:Query'],
  },
  saveDripProgress: {
    summary: 'Save a position in a drip lecture.',
    method: 'POST',
    path: '/drip-courses/{courseId}/lecture/{lectureId}/progress',
    access: 'learner',
    body: z.strictObject({
      timestamp: Seconds,
      totalDuration: Seconds,
      completed: z.boolean(),
      observedAt: z.optional(EpochMilliseconds),
      watched: z.optional(PlayedRanges),
    }),
    response: DripProgress,
    problems: ['not-found', 'not-enrolled', 'lecture-locked'],
    needs: ['catalog:GetItem', 'learners:GetItem', 'learners:UpdateItem', 'learners:DeleteItem', 'subscribers:GetItem'],
  },
});
