import { enrollment } from '#contract/operations/enrollment.ts';
import { requireAccount } from '../data/accounts.ts';
import { getEnrollment, putEnrollment } from '../data/enrollments.ts';
import { endpoint } from '../http/endpoint.ts';
import { requireCanEnroll } from '../learning/course-access.ts';

export const handler = endpoint(enrollment, 'enroll', async ({ params: { courseId }, caller, now }) => {
  const [existing] = await Promise.all([
    getEnrollment(caller.id, courseId),
    requireCanEnroll(caller.id, courseId),
    requireAccount(caller.id),
  ]);
  if (existing) return { courseId, isEnrolled: true as const, enrolledAt: existing.enrolledAt };

  const enrolledAt = now.toISOString();
  const isFirst = await putEnrollment(caller.id, courseId, { enrolledAt });
  const enrollment = isFirst ? undefined : await getEnrollment(caller.id, courseId);
  return { courseId, isEnrolled: true as const, enrolledAt: enrollment?.enrolledAt ?? enrolledAt };
});
