import { enrollment } from '#contract/operations/enrollment.ts';
import { getLectureRows } from '../data/courses.ts';
import { endpoint } from '../http/endpoint.ts';
import { requireCourseAccess } from '../learning/course-access.ts';
import { toEnrollmentProgress, toLearnerSections, toResumePoint } from '../learning/learner-course.ts';

export const handler = endpoint(enrollment, 'getCourseContent', async ({ params: { courseId }, caller, now }) => {
  const [{ course, enrollment, accessState }, texts] = await Promise.all([
    requireCourseAccess(caller.id, courseId, now),
    getLectureRows(courseId),
  ]);
  const resume = toResumePoint(course, accessState, enrollment);
  return {
    courseId,
    title: course.title,
    kind: course.kind,
    version: course.version,
    sections: toLearnerSections(course, accessState, texts),
    progress: toEnrollmentProgress({ course, enrollment, accessState }),
    ...(resume && { resume }),
  };
});
