import { enrollment } from '../../contract/operations/enrollment.ts';
import { getEnrollment } from '../data/enrollments.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(enrollment, 'getEnrollmentStatus', async ({ params, caller }) => {
  const enrollment = await getEnrollment(caller.id, params.courseId);
  return enrollment ? { isEnrolled: true, enrolledAt: enrollment.enrolledAt } : { isEnrolled: false };
});
