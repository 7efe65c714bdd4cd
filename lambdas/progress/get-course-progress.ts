import { progress } from '#contract/operations/progress.ts';
import { endpoint } from '../http/endpoint.ts';
import { requireCourseAccess } from '../learning/course-access.ts';
import { toEnrollmentProgress } from '../learning/learner-course.ts';

export const handler = endpoint(progress, 'getCourseProgress', async ({ params, caller, now }) =>
  toEnrollmentProgress(await requireCourseAccess(caller.id, params.courseId, now)),
);
