import { enrollment } from '#contract/operations/enrollment.ts';
import type { CourseCard } from '#contract/schemas/course.ts';
import type { EnrolledCourse } from '#contract/schemas/learner.ts';
import { getCourseIndex } from '../data/course-index.ts';
import { requireCourse } from '../data/courses.ts';
import { type Enrollment, listEnrollments } from '../data/enrollments.ts';
import { listPaidCourses } from '../data/entitlements.ts';
import { endpoint } from '../http/endpoint.ts';
import { type CourseAccess, getLinkedSubscription, resolveAccess } from '../learning/course-access.ts';
import { toEnrollmentProgress } from '../learning/learner-course.ts';

const toEnrolledCourse = (card: CourseCard, access: CourseAccess): EnrolledCourse => ({
  ...card,
  ...toEnrollmentProgress(access),
  enrolledAt: access.enrollment.enrolledAt,
  ...(access.enrollment.resume && { resume: access.enrollment.resume }),
});

/** Orders by last study; a course never opened counts from its enrollment. */
const byLastStudied = (a: Enrollment, b: Enrollment): number =>
  (b.updatedAt ?? b.enrolledAt).localeCompare(a.updatedAt ?? a.enrolledAt);

export const handler = endpoint(enrollment, 'listEnrolledCourses', async ({ caller, now }) => {
  const [enrollments, paid, { byId }] = await Promise.all([
    listEnrollments(caller.id),
    listPaidCourses(caller.id),
    getCourseIndex(),
  ]);
  const courses = await Promise.all(
    enrollments.sort(byLastStudied).map(async (enrollment) => {
      const [course, subscription] = await Promise.all([
        requireCourse(enrollment.courseId),
        getLinkedSubscription(caller.id, enrollment),
      ]);
      const access = resolveAccess({ course, enrollment, isPaid: paid.has(course.id), subscription }, now);
      // Unlisted courses stay available to enrolled learners.
      return access ? [toEnrolledCourse(byId.get(course.id) ?? course, access)] : [];
    }),
  );
  return { courses: courses.flat() };
});
