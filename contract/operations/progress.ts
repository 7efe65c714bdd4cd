import * as z from 'zod/mini';
import { operations } from '../define.ts';
import { CourseProgress } from '../schemas/content.ts';
import { ExplorableState, Exploration } from '../schemas/explore.ts';
import { BodyIndex, Id, Instant, PlayedRanges, Seconds } from '../schemas/identifiers.ts';
import { EpochMilliseconds, roundedNumber, wholeNumber } from '../schemas/number.ts';

/** Time of the observation by the player's clock (epoch milliseconds): an older save never overwrites a newer one. */
const ObservedAt = z.optional(EpochMilliseconds);

export const progress = operations({
  getCourseProgress: {
    summary: "Get the learner's progress in a course.",
    method: 'GET',
    path: '/courses/{courseId}/progress',
    access: 'learner',
    response: CourseProgress,
    problems: ['not-found', 'not-enrolled'],
    needs: ['catalog:GetItem', 'learners:GetItem', 'subscribers:GetItem'],
  },
  saveCourseProgress: {
    summary:
      'Mark a lecture as completed. The server computes the percentage from completed lectures and ignores the one sent.',
    method: 'POST',
    path: '/courses/{courseId}/progress',
    access: 'learner',
    body: z.strictObject({
      /**
       * A percentage, or a fraction when 1 or less (docs/product.md#validation). Accepted and ignored: the server
       * computes its own.
       */
      progress: roundedNumber(-1_000_000, 1_000_000),
      /** Id of the lecture just completed. */
      completedLecture: z.optional(Id),
      /** Readings: seconds for which the page was open, sent when its end was reached. */
      readSeconds: z.optional(wholeNumber(0, 86_400)),
      /**
       * Notebooks: the browser has seen every check pass. Without this and `readSeconds`, it counts as done by hand.
       */
      checksPassed: z.optional(z.literal(true)),
    }),
    response: CourseProgress,
    problems: ['not-found', 'not-enrolled', 'lecture-locked'],
    needs: ['catalog:GetItem', 'learners:GetItem', 'learners:UpdateItem', 'learners:DeleteItem', 'subscribers:GetItem'],
  },
  completeCourse: {
    summary: 'Complete a course: succeeds once every lecture is completed.',
    method: 'POST',
    path: '/courses/{courseId}/complete',
    access: 'learner',
    response: z.object({ courseId: Id, isComplete: z.literal(true), completedAt: Instant }),
    problems: ['not-found', 'not-enrolled', 'not-complete'],
    needs: ['catalog:GetItem', 'learners:GetItem', 'learners:UpdateItem', 'subscribers:GetItem'],
  },
  saveVideoProgress: {
    summary: 'Save a position in a video. A position from 90% of its length completes the lecture.',
    method: 'POST',
    path: '/courses/{courseId}/video-progress',
    access: 'learner',
    body: z.strictObject({
      sectionIndex: BodyIndex,
      lectureIndex: BodyIndex,
      timestamp: Seconds,
      duration: Seconds,
      observedAt: ObservedAt,
      watched: z.optional(PlayedRanges),
    }),
    response: z.object({ timestamp: z.number(), duration: z.number(), completed: z.boolean() }),
    problems: ['not-found', 'not-enrolled', 'lecture-locked'],
    needs: ['catalog:GetItem', 'learners:GetItem', 'learners:UpdateItem', 'learners:DeleteItem', 'subscribers:GetItem'],
  },
  getVideoProgress: {
    summary: 'Get the saved position in a video; zeros when it was never opened.',
    method: 'GET',
    path: '/courses/{courseId}/video-progress/{sectionIndex}/{lectureIndex}',
    access: 'learner',
    response: z.object({ timestamp: z.number(), duration: z.number(), observedAt: ObservedAt }),
    problems: [],
    needs: ['learners:GetItem'],
  },
  getExploration: {
    summary: "Get the learner's saved state of an explorable; empty when nothing was saved.",
    method: 'GET',
    path: '/courses/{courseId}/explorations/{lectureId}',
    access: 'learner',
    response: Exploration,
    problems: [],
    needs: ['learners:GetItem'],
  },
  saveExploration: {
    summary: 'Save the state of an explorable. An answer that solves the task completes the lecture.',
    method: 'POST',
    path: '/courses/{courseId}/explorations/{lectureId}',
    access: 'learner',
    body: z.strictObject({
      state: ExplorableState,
      /** The learner asks for the task to be checked; the server computes whether the state solves it. */
      isAnswer: z.boolean(),
    }),
    response: Exploration,
    problems: ['not-found', 'not-enrolled', 'payment-required', 'lecture-locked'],
    needs: ['catalog:GetItem', 'learners:GetItem', 'learners:UpdateItem', 'learners:DeleteItem', 'subscribers:GetItem'],
  },
});
