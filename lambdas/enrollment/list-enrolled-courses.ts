import { enrollment } from '../../contract/operations/enrollment.ts';
import type { CourseCard } from '../../contract/schemas/course.ts';
import type { EnrolledCourse } from '../../contract/schemas/learner.ts';
import { isSold } from '../data/course-access.ts';
import { courseIndex } from '../data/course-index.ts';
import { requireCourse } from '../data/courses.ts';
import { type Enrollment, listEnrollments } from '../data/enrollments.ts';
import { listPaidCourses } from '../data/entitlements.ts';
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

/** Whether someone is in a course only as long as it is paid: it is sold, or was opened by an upgrade alone. */
const needsPayment = (card: CourseCard, { subscriberEmail }: Enrollment): boolean =>
  isSold(card) || (card.kind === 'drip' && subscriberEmail === undefined);

/** Last studied first; a course that was never opened counts from its enrollment. */
const byLastStudied = (a: Enrollment, b: Enrollment): number =>
  (b.updatedAt ?? b.enrolledAt).localeCompare(a.updatedAt ?? a.enrolledAt);

export const handler = endpoint(enrollment, 'listEnrolledCourses', async ({ caller }) => {
  const [enrollments, paid, { byId }] = await Promise.all([
    listEnrollments(caller.id),
    listPaidCourses(caller.id),
    courseIndex(),
  ]);
  const courses = await Promise.all(
    enrollments.sort(byLastStudied).map(async (enrollment) => {
      // A course that is no longer listed is still there for those who are in it.
      const card = byId.get(enrollment.courseId) ?? (await requireCourse(enrollment.courseId));
      const isClosed = needsPayment(card, enrollment) && !paid.has(card.id);
      return isClosed ? [] : [toEnrolledCourse(card, enrollment)];
    }),
  );
  return { courses: courses.flat() };
});
