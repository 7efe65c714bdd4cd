import type { EnrolledCourse } from '#contract/schemas/learner.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { useAccount } from '#web/src/auth/auth-provider.tsx';

/** `unknown` until session and enrollment are read; `learned` is undefined when the progress could not be read. */
export type CourseEnrollment =
  | { state: 'unknown' }
  | { state: 'not-enrolled' }
  | { state: 'enrolled'; learned: EnrolledCourse | undefined };

const noInput = {};

/** Reads the visitor's enrollment in a course. A failed check counts as not enrolled (docs/product.md#errors). */
export const useEnrollment = (courseId: string): CourseEnrollment => {
  const account = useAccount();
  const isSignedIn = account.status === 'authenticated';
  const status = useOperation('getEnrollmentStatus', isSignedIn ? { params: { courseId } } : null);
  const isEnrolled = status.data?.isEnrolled === true;
  const { data, isLoading } = useOperation('listEnrolledCourses', isEnrolled ? noInput : null);
  if (account.status === 'loading' || (isSignedIn && status.isLoading) || isLoading) return { state: 'unknown' };
  if (!isEnrolled) return { state: 'not-enrolled' };
  return { state: 'enrolled', learned: data?.courses.find(({ id }) => id === courseId) };
};
