import { requireCourseAccess } from '../data/course-access.ts';
import { progressIn } from '../data/learner-course.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint('getCourseProgress', async ({ params, caller }) => {
  const { course, enrollment } = await requireCourseAccess(caller.id, params.courseId);
  return progressIn(course, enrollment);
});
