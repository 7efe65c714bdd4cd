import { enrollment } from '#contract/operations/enrollment.ts';
import { standardAccessState } from '#contract/rules/lecture-access.ts';
import { requireAccount } from '../data/accounts.ts';
import { getEnrollment, putEnrollment } from '../data/enrollments.ts';
import { endpoint } from '../http/endpoint.ts';
import { requireCanEnroll } from '../learning/course-access.ts';
import { toResumePoint } from '../learning/learner-course.ts';

export const handler = endpoint(enrollment, 'enroll', async ({ params: { courseId }, caller, now }) => {
  const [existing, course] = await Promise.all([
    getEnrollment(caller.id, courseId),
    requireCanEnroll(caller.id, courseId),
    requireAccount(caller.id),
  ]);
  if (existing) return { courseId, isEnrolled: true as const, enrolledAt: existing.enrolledAt };

  const enrolledAt = now.toISOString();
  const resume = toResumePoint(course, standardAccessState, undefined) ?? null;
  const isFirst = await putEnrollment(caller.id, courseId, { enrolledAt, resume });
  const enrollment = isFirst ? undefined : await getEnrollment(caller.id, courseId);
  return { courseId, isEnrolled: true as const, enrolledAt: enrollment?.enrolledAt ?? enrolledAt };
});
