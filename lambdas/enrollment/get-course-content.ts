import { enrollment } from '../../contract/operations/enrollment.ts';
import { standardStanding } from '../../contract/rules/lecture-access.ts';
import { requireCourseAccess } from '../data/course-access.ts';
import { lectureTexts } from '../data/courses.ts';
import { progressIn, toLearnerSections, toResumePoint } from '../data/learner-course.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(enrollment, 'getCourseContent', async ({ params: { courseId }, caller }) => {
  const [{ course, enrollment }, texts] = await Promise.all([
    requireCourseAccess(caller.id, courseId),
    lectureTexts(courseId),
  ]);
  const resume = toResumePoint(course, standardStanding, enrollment);
  return {
    courseId,
    title: course.title,
    kind: course.kind,
    version: course.version,
    sections: toLearnerSections(course, standardStanding, texts),
    progress: progressIn(course, enrollment),
    ...(resume && { resume }),
  };
});
