import { progress } from '../../contract/operations/progress.ts';
import { Problem } from '../../contract/problem.ts';
import { putStudyDay, studyDayOf } from '../data/activity.ts';
import { completeLecture } from '../data/complete-lecture.ts';
import { type CourseAccess, findLecture, requireCourseAccess } from '../data/course-access.ts';
import { progressIn } from '../data/learner-course.ts';
import { endpoint } from '../http/endpoint.ts';

/** The lecture a learner may mark as completed by hand: in this course, open, and not a quiz, which has to be passed. */
const requireMarkable = (access: CourseAccess, lectureId: string): void => {
  const { lecture } = findLecture(access, ({ id }) => id === lectureId);
  if (lecture.contentType === 'quiz') throw new Problem('invalid-request', 'A quiz is completed by passing it.');
};

export const handler = endpoint(progress, 'saveCourseProgress', async ({ params, body, caller, now }) => {
  const [access, today] = await Promise.all([
    requireCourseAccess(caller.id, params.courseId, now),
    studyDayOf(caller.id, now),
  ]);
  if (body.completedLecture === undefined) return progressIn(access.course, access.enrollment);
  requireMarkable(access, body.completedLecture);
  const [enrollment] = await Promise.all([
    completeLecture(caller.id, access, body.completedLecture, now),
    putStudyDay(caller.id, today),
  ]);
  return progressIn(access.course, enrollment);
});
