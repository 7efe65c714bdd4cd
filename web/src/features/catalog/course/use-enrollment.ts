import type { CourseProgress } from '#contract/schemas/content.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { useAccount } from '#web/src/auth/auth-provider.tsx';

/** `unknown` until the session and the enrollment are read. */
export type CourseEnrollment =
  | { state: 'unknown' }
  | { state: 'not-enrolled' }
  | { state: 'enrolled'; progress: CourseProgress | undefined };

/** Reads the visitor's enrollment in a course. A failed check counts as not enrolled (docs/product.md#errors). */
export const useEnrollment = (courseId: string): CourseEnrollment => {
  const account = useAccount();
  const isSignedIn = account.status === 'authenticated';
  const input = { params: { courseId } };
  const status = useOperation('getEnrollmentStatus', isSignedIn ? input : null);
  const isEnrolled = status.data?.isEnrolled === true;
  const progress = useOperation('getCourseProgress', isEnrolled ? input : null);
  if (account.status === 'loading' || (isSignedIn && status.isLoading)) return { state: 'unknown' };
  return isEnrolled ? { state: 'enrolled', progress: progress.data } : { state: 'not-enrolled' };
};
