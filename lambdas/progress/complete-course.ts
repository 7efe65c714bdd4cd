import { progress } from '#contract/operations/progress.ts';
import { Problem } from '#contract/problem.ts';
import { countedLectureIds } from '../data/courses.ts';
import { putCompletion } from '../data/enrollments.ts';
import { endpoint } from '../http/endpoint.ts';
import { requireCourseAccess } from '../learning/course-access.ts';

export const handler = endpoint(progress, 'completeCourse', async ({ params: { courseId }, caller, now }) => {
  const { course, enrollment, accessState } = await requireCourseAccess(caller.id, courseId, now);
  if (enrollment.completedAt) {
    return { courseId, isComplete: true as const, completedAt: enrollment.completedAt };
  }
  const remainingCount = countedLectureIds(course, accessState).filter(
    (id) => !enrollment.completedLectures.has(id),
  ).length;
  if (remainingCount > 0) {
    throw new Problem(
      'not-complete',
      `${remainingCount} ${remainingCount === 1 ? 'lesson is' : 'lessons are'} not completed yet.`,
    );
  }
  const completed = await putCompletion(caller.id, courseId, now.toISOString());
  if (!completed?.completedAt) throw new Problem('not-enrolled');
  return { courseId, isComplete: true as const, completedAt: completed.completedAt };
});
