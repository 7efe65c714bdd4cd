import * as z from 'zod/mini';
import { operations } from '../define.ts';
import { LearnerSection } from '../schemas/content.ts';
import { PlayableVideo } from '../schemas/course.ts';
import { Email, Id, Instant, Seconds } from '../schemas/identifiers.ts';
import { VideoQuery } from './enrollment.ts';

/** Stored progress of one drip lecture; the 4th `#` segment of `key` is the lecture id (SPEC section 3). */
export const DripProgress = z.object({
  key: z.string(),
  lectureId: Id,
  timestamp: z.number(),
  totalDuration: z.number(),
  completed: z.boolean(),
  updatedAt: Instant,
});
export type DripProgress = z.output<typeof DripProgress>;

export const drip = operations({
  subscribe: {
    summary: 'Subscribe an e-mail address to a drip course.',
    method: 'POST',
    path: '/drip-courses/subscribe',
    access: 'public',
    body: z.strictObject({
      courseId: Id,
      email: Email,
      /** IANA time zone of the reader, e.g. Europe/Berlin; unlock times follow it. */
      timeZone: z.optional(z.string().check(z.maxLength(64))),
      /** Filled only by robots: the form hides it. */
      website: z.optional(z.string().check(z.maxLength(200))),
    }),
    response: z.object({ status: z.enum(['success', 'existing_access']) }),
    problems: ['not-found'],
    needs: [
      'catalogue:GetItem',
      'subscribers:GetItem',
      'subscribers:PutItem',
      'subscribers:UpdateItem',
      'mail:SendEmail',
    ],
    limit: '5 an hour from one address',
  },
  confirmSubscription: {
    summary: 'Confirm the address of a subscription by the button in the welcome mail.',
    method: 'POST',
    path: '/drip-courses/confirm/{token}',
    access: 'public',
    response: z.object({ courseId: Id, confirmed: z.literal(true) }),
    problems: ['not-found'],
    needs: ['subscribers:Query', 'subscribers:UpdateItem'],
  },
  unsubscribe: {
    summary: 'Stop the mails of a subscription (RFC 8058 one-click). Access stays.',
    method: 'POST',
    path: '/unsubscribe/{token}',
    access: 'public',
    body: 'raw',
    response: z.object({ unsubscribed: z.literal(true) }),
    problems: ['not-found'],
    needs: ['subscribers:Query', 'subscribers:UpdateItem'],
  },
  linkAccount: {
    summary: 'Link the subscription of my verified e-mail address to my account.',
    method: 'POST',
    path: '/drip-courses/link-account',
    access: 'learner',
    body: z.strictObject({ courseId: Id }),
    response: z.object({ success: z.literal(true) }),
    problems: ['not-found', 'email-not-verified', 'email-mismatch'],
    needs: ['identity:AdminGetUser', 'subscribers:GetItem', 'subscribers:UpdateItem', 'learners:PutItem'],
  },
  getAvailableContent: {
    summary: 'Read the sections of a drip course with what is open to me now.',
    method: 'GET',
    path: '/drip-courses/{courseId}/available-content',
    access: 'learner',
    response: z.object({
      content: z.array(LearnerSection),
      /** Ids of the lectures that are open. */
      unlockedContent: z.array(Id),
      /** When the next section opens; null when all are open. */
      nextReleaseDate: z.nullable(Instant),
      timeZone: z.string(),
      isPremium: z.boolean(),
    }),
    problems: ['not-found', 'not-enrolled'],
    needs: ['catalogue:Query', 'learners:GetItem', 'subscribers:GetItem', 'identity:AdminGetUser'],
  },
  getDripVideoUrl: {
    summary: 'Get a playable address for the video of a drip lecture that is open to me.',
    method: 'GET',
    path: '/drip-courses/{courseId}/video-url',
    access: 'learner',
    query: VideoQuery,
    response: PlayableVideo,
    problems: ['not-found', 'not-enrolled', 'lecture-locked'],
    needs: ['catalogue:GetItem', 'learners:GetItem', 'subscribers:GetItem', 'media:GetObject'],
  },
  listDripProgress: {
    summary: 'List my progress in the lectures of a drip course.',
    method: 'GET',
    path: '/drip-courses/{courseId}/progress',
    access: 'learner',
    response: z.array(DripProgress),
    problems: [],
    needs: ['learners:Query'],
  },
  saveDripProgress: {
    summary: 'Remember where I am in a drip lecture.',
    method: 'POST',
    path: '/drip-courses/{courseId}/lecture/{lectureId}/progress',
    access: 'learner',
    body: z.strictObject({
      timestamp: Seconds,
      totalDuration: Seconds,
      completed: z.boolean(),
      observedAt: z.optional(z.number().check(z.int(), z.minimum(0))),
    }),
    response: DripProgress,
    problems: ['not-found', 'not-enrolled', 'lecture-locked'],
    needs: ['catalogue:GetItem', 'learners:GetItem', 'learners:UpdateItem', 'subscribers:GetItem'],
  },
});
