import { enrollment } from '#contract/operations/enrollment.ts';
import { Problem } from '#contract/problem.ts';
import { endpoint } from '../http/endpoint.ts';
import { requireCourseAccess } from '../learning/course-access.ts';

/** Problem codes of the access check for a caller who is not enrolled. */
const notEnrolledCodes = ['not-found', 'not-enrolled', 'payment-required'];

export const handler = endpoint(enrollment, 'getEnrollmentStatus', async ({ params, caller, now }) => {
  try {
    const { enrollment } = await requireCourseAccess(caller.id, params.courseId, now);
    return { isEnrolled: true, enrolledAt: enrollment.enrolledAt };
  } catch (error) {
    if (error instanceof Problem && notEnrolledCodes.includes(error.code)) return { isEnrolled: false };
    throw error;
  }
});
