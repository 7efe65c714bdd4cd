import { enrollment } from '../../contract/operations/enrollment.ts';
import { requireCourseAccess } from '../data/course-access.ts';
import { lectureTexts } from '../data/courses.ts';
import { progressIn, toLearnerSections, toResumePoint } from '../data/learner-course.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(enrollment, 'getCourseContent', async ({ params: { courseId }, caller, now }) => {
  const [{ course, enrollment, standing }, texts] = await Promise.all([
    requireCourseAccess(caller.id, courseId, now),
    lectureTexts(courseId),
  ]);
  const resume = toResumePoint(course, standing, enrollment);
  return {
    courseId,
    title: course.title,
    kind: course.kind,
    version: course.version,
    sections: toLearnerSections(course, standing, texts),
    progress: progressIn(course, enrollment),
    ...(resume && { resume }),
  };
});
