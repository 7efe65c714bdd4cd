import { enrollment } from '../../contract/operations/enrollment.ts';
import { standardStanding } from '../../contract/rules/lecture-access.ts';
import { requireAccount } from '../data/accounts.ts';
import { requireMayEnroll } from '../data/course-access.ts';
import { getEnrollment, putEnrollment } from '../data/enrollments.ts';
import { toResumePoint } from '../data/learner-course.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(enrollment, 'enroll', async ({ params: { courseId }, caller, now }) => {
  const [existing, course] = await Promise.all([
    getEnrollment(caller.id, courseId),
    requireMayEnroll(caller.id, courseId),
    requireAccount(caller.id),
  ]);
  if (existing) return { courseId, isEnrolled: true as const, enrolledAt: existing.enrolledAt };

  const enrolledAt = now.toISOString();
  const resume = toResumePoint(course, standardStanding, undefined) ?? null;
  const isFirst = await putEnrollment(caller.id, courseId, { enrolledAt, resume });
  const enrollment = isFirst ? undefined : await getEnrollment(caller.id, courseId);
  return { courseId, isEnrolled: true as const, enrolledAt: enrollment?.enrolledAt ?? enrolledAt };
});
