import * as z from 'zod/mini';
import { operations } from '../define.ts';
import { CourseContent, maxPictures, SignedPicture } from '../schemas/content.ts';
import { StreamableVideo } from '../schemas/course.ts';
import { Id, Instant } from '../schemas/identifiers.ts';
import { EnrolledCourse } from '../schemas/learner.ts';
import { patternedText } from '../schemas/text.ts';

/** A lecture's `videoKey`. Only matched against the outline, never signed as sent. */
export const VideoQuery = z.strictObject({ s3Key: z.string().check(z.minLength(1), z.maxLength(300)) });

/** Ids of pictures, as blocks of a text or a question name them, separated by commas. */
export const PictureQuery = z.strictObject({
  ids: patternedText(
    13 * maxPictures,
    new RegExp(`^[0-9a-f]{12}(,[0-9a-f]{12}){0,${maxPictures - 1}}$`),
    `Name 1 to ${maxPictures} pictures.`,
  ),
});

export const enrollment = operations({
  enroll: {
    summary: 'Enroll in a course. Repeating it changes nothing.',
    method: 'POST',
    path: '/courses/{courseId}/enroll',
    access: 'learner',
    response: z.object({ courseId: Id, isEnrolled: z.literal(true), enrolledAt: Instant }),
    problems: ['not-found', 'payment-required', 'subscribe-instead'],
    needs: ['catalog:GetItem', 'learners:GetItem', 'learners:PutItem', 'learners:DeleteItem'],
  },
  getEnrollmentStatus: {
    summary: 'Get whether the learner is enrolled in a course; false after a refund.',
    method: 'GET',
    path: '/courses/{courseId}/enrollment-status',
    access: 'learner',
    response: z.object({ isEnrolled: z.boolean(), enrolledAt: z.optional(Instant) }),
    problems: [],
    needs: ['catalog:GetItem', 'learners:GetItem', 'subscribers:GetItem'],
  },
  listEnrolledCourses: {
    summary: "List the learner's courses with progress.",
    method: 'GET',
    path: '/courses/enrolled',
    access: 'learner',
    response: z.object({ courses: z.array(EnrolledCourse) }),
    problems: [],
    needs: ['learners:Query', 'course-list:GetObject', 'catalog:GetItem', 'subscribers:GetItem'],
  },
  getCourseContent: {
    summary: 'Get the lectures of a course the learner is enrolled in.',
    method: 'GET',
    path: '/courses/{courseId}/content',
    access: 'learner',
    response: CourseContent,
    problems: ['not-found', 'not-enrolled'],
    needs: ['catalog:GetItem', 'catalog:Query', 'learners:GetItem', 'subscribers:GetItem'],
  },
  getVideoUrl: {
    summary: 'Get a signed URL for the video of an unlocked lecture.',
    method: 'GET',
    path: '/courses/{courseId}/video-url',
    access: 'learner',
    query: VideoQuery,
    response: StreamableVideo,
    problems: ['not-found', 'not-enrolled', 'lecture-locked'],
    needs: ['catalog:GetItem', 'learners:GetItem', 'media:GetObject', 'renditions:GetObject', 'subscribers:GetItem'],
  },
  getPictureUrls: {
    summary: 'Get signed URLs for pictures of an unlocked lecture or its quiz. Unknown ids are left out.',
    method: 'GET',
    path: '/courses/{courseId}/lectures/{lectureId}/picture-urls',
    access: 'learner',
    query: PictureQuery,
    response: z.object({ pictures: z.array(SignedPicture), expiresAt: Instant }),
    problems: ['not-found', 'not-enrolled', 'lecture-locked'],
    needs: ['catalog:GetItem', 'learners:GetItem', 'media:GetObject', 'subscribers:GetItem'],
  },
  getDocumentUrls: {
    summary: 'Get signed URLs that show and download the PDF file of an unlocked lecture.',
    method: 'GET',
    path: '/courses/{courseId}/lectures/{lectureId}/document-urls',
    access: 'learner',
    response: z.object({ url: z.string(), downloadUrl: z.string(), expiresAt: Instant }),
    problems: ['not-found', 'not-enrolled', 'lecture-locked'],
    needs: ['catalog:GetItem', 'learners:GetItem', 'media:GetObject', 'subscribers:GetItem'],
  },
});
