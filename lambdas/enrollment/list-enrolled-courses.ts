import { enrollment } from '#contract/operations/enrollment.ts';
import type { CourseCard } from '#contract/schemas/course.ts';
import type { EnrolledCourse } from '#contract/schemas/learner.ts';
import { getCourseList } from '../data/course-list.ts';
import { requireCourse } from '../data/courses.ts';
import { byLastStudied, listEnrollments } from '../data/enrollments.ts';
import { listPaidCourses } from '../data/entitlements.ts';
import { endpoint } from '../http/endpoint.ts';
import { type CourseAccess, getLinkedSubscription, resolveAccess } from '../learning/course-access.ts';
import { toEnrollmentProgress, toResumePoint, toSectionProgress } from '../learning/learner-course.ts';

/** Returns where to continue, and what the lecture there is. */
const toResume = ({ course, enrollment, accessState }: CourseAccess): EnrolledCourse['resume'] => {
  const resume = toResumePoint(course, accessState, enrollment);
  if (!resume) return undefined;
  const next = course.sections.flatMap(({ lectures }) => lectures).find(({ id }) => id === resume.lectureId);
  return { ...resume, ...(next && { contentType: next.contentType, duration: next.duration }) };
};

const toEnrolledCourse = (card: CourseCard, access: CourseAccess): EnrolledCourse => ({
  ...card,
  ...toEnrollmentProgress(access),
  enrolledAt: access.enrollment.enrolledAt,
  resume: toResume(access),
  sections: toSectionProgress(access),
});

export const handler = endpoint(enrollment, 'listEnrolledCourses', async ({ caller, now }) => {
  const [enrollments, paid, { byId }] = await Promise.all([
    listEnrollments(caller.id),
    listPaidCourses(caller.id),
    getCourseList(),
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
