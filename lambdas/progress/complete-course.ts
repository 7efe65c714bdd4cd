import { progress } from '../../contract/operations/progress.ts';
import { Problem } from '../../contract/problem.ts';
import { requireCourseAccess } from '../data/course-access.ts';
import { lectureIdsOf } from '../data/courses.ts';
import { putCompletion } from '../data/enrollments.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(progress, 'completeCourse', async ({ params: { courseId }, caller, now }) => {
  const { course, enrollment } = await requireCourseAccess(caller.id, courseId, now);
  if (enrollment.completedAt) {
    return { courseId, isComplete: true as const, completedAt: enrollment.completedAt };
  }
  const open = lectureIdsOf(course).filter((id) => !enrollment.completedLectures.has(id)).length;
  if (open > 0) {
    throw new Problem('not-complete', `${open} ${open === 1 ? 'lecture is' : 'lectures are'} still to be completed.`);
  }
  const completed = await putCompletion(caller.id, courseId, now.toISOString());
  if (!completed?.completedAt) throw new Problem('not-enrolled');
  return { courseId, isComplete: true as const, completedAt: completed.completedAt };
});
