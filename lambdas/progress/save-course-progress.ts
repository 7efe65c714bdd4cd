import { progress } from '#contract/operations/progress.ts';
import { Problem } from '#contract/problem.ts';
import { getStudyDay, putStudyDay } from '../data/activity.ts';
import { endpoint } from '../http/endpoint.ts';
import { completeLecture } from '../learning/complete-lecture.ts';
import { type CourseAccess, findLecture, requireCourseAccess } from '../learning/course-access.ts';
import { toEnrollmentProgress } from '../learning/learner-course.ts';

/**
 * Requires a lecture that learners may mark as completed: in this course, unlocked, and not a quiz, which must be
 * passed.
 */
const requireMarkable = (access: CourseAccess, lectureId: string): void => {
  const { lecture } = findLecture(access, ({ id }) => id === lectureId);
  if (lecture.contentType === 'quiz') throw new Problem('invalid-request', 'A quiz is completed by passing it.');
};

export const handler = endpoint(progress, 'saveCourseProgress', async ({ params, body, caller, now }) => {
  const [access, today] = await Promise.all([
    requireCourseAccess(caller.id, params.courseId, now),
    getStudyDay(caller.id, now),
  ]);
  if (body.completedLecture === undefined) return toEnrollmentProgress(access);
  requireMarkable(access, body.completedLecture);
  const [enrollment] = await Promise.all([
    completeLecture(caller.id, access, body.completedLecture, now),
    putStudyDay(caller.id, today),
  ]);
  return toEnrollmentProgress({ ...access, enrollment });
});
