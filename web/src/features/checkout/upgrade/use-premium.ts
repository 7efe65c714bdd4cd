import { useOperation } from '../../../api/use-operation.ts';

/** `unknown` until it is read; who is not in the course, or cannot be told, is not premium. */
export type Premium = 'unknown' | 'yes' | 'no';

/** Whether the signed-in learner has paid for the whole of a drip course. */
export const usePremium = (courseId: string): Premium => {
  const input = { params: { courseId } };
  const status = useOperation('getEnrollmentStatus', input);
  const isEnrolled = status.data?.isEnrolled === true;
  const content = useOperation('getAvailableContent', isEnrolled ? input : null);
  if (!status.data && !status.error) return 'unknown';
  if (isEnrolled && !content.data && !content.error) return 'unknown';
  return content.data?.isPremium ? 'yes' : 'no';
};
