import { progress } from '../../contract/operations/progress.ts';
import { requireCourseAccess } from '../data/course-access.ts';
import { progressIn } from '../data/learner-course.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(progress, 'getCourseProgress', async ({ params, caller, now }) => {
  const { course, enrollment } = await requireCourseAccess(caller.id, params.courseId, now);
  return progressIn(course, enrollment);
});
