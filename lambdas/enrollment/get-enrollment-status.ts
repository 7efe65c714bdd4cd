import { enrollment } from '../../contract/operations/enrollment.ts';
import { Problem } from '../../contract/problem.ts';
import { endpoint } from '../http/endpoint.ts';
import { requireCourseAccess } from '../learning/course-access.ts';

/** What the gate of the course says to someone who may not be in it. */
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
