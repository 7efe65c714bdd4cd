import { enrollment } from '../../contract/operations/enrollment.ts';
import type { CourseCard } from '../../contract/schemas/course.ts';
import type { EnrolledCourse } from '../../contract/schemas/learner.ts';
import { courseIndex } from '../data/course-index.ts';
import { requireCourse } from '../data/courses.ts';
import { type Enrollment, listEnrollments } from '../data/enrollments.ts';
import { endpoint } from '../http/endpoint.ts';

const toEnrolledCourse = (card: CourseCard, enrollment: Enrollment): EnrolledCourse => ({
  ...card,
  progress: enrollment.progress,
  completedLectures: [...enrollment.completedLectures],
  isComplete: enrollment.completedAt !== undefined,
  enrolledAt: enrollment.enrolledAt,
  ...(enrollment.completedAt && { completedAt: enrollment.completedAt }),
  ...(enrollment.updatedAt && { studiedAt: enrollment.updatedAt }),
  ...(enrollment.resume && { resume: enrollment.resume }),
});

/** Last studied first; a course that was never opened counts from its enrollment. */
const byLastStudied = (a: Enrollment, b: Enrollment): number =>
  (b.updatedAt ?? b.enrolledAt).localeCompare(a.updatedAt ?? a.enrolledAt);

export const handler = endpoint(enrollment, 'listEnrolledCourses', async ({ caller }) => {
  const [enrollments, { byId }] = await Promise.all([listEnrollments(caller.id), courseIndex()]);
  const courses = await Promise.all(
    enrollments.sort(byLastStudied).map(async (enrollment) => {
      // A course that is no longer listed is still there for those who are in it.
      const card = byId.get(enrollment.courseId) ?? (await requireCourse(enrollment.courseId));
      return toEnrolledCourse(card, enrollment);
    }),
  );
  return { courses };
});
