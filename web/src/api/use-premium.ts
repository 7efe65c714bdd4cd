import { useOperation } from './use-operation.ts';

/** `unknown` until read. Learners who are not enrolled, or whose status failed to load, are not premium. */
export type Premium = 'unknown' | 'yes' | 'no';

/** Whether the signed-in learner has paid for the whole drip course. */
export const usePremium = (courseId: string): Premium => {
  const input = { params: { courseId } };
  const status = useOperation('getEnrollmentStatus', input);
  const isEnrolled = status.data?.isEnrolled === true;
  const content = useOperation('getAvailableContent', isEnrolled ? input : null);
  if (!status.data && !status.error) return 'unknown';
  if (isEnrolled && !content.data && !content.error) return 'unknown';
  return content.data?.isPremium ? 'yes' : 'no';
};
