import { call } from '#web/src/api/client.ts';
import { errorMessage, messages } from '#web/src/api/problem-messages.ts';
import { revalidate } from '#web/src/api/use-operation.ts';
import { getAccessToken } from '#web/src/auth/account.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';

/** Enrolls the learner and revalidates what depends on enrollment. @throws ApiProblem */
export const enrollInCourse = async (courseId: string): Promise<void> => {
  await call('enroll', { params: { courseId } });
  void revalidate('getEnrollmentStatus', 'listEnrolledCourses');
};

/** Returns the URL if it is a known checkout page. @throws Error otherwise */
export const assertCheckoutUrl = (url: string): string => {
  const { protocol, origin } = new URL(url);
  if (protocol !== 'https:' && origin !== location.origin) throw new Error(`Unexpected checkout URL: ${url}`);
  return url;
};

/**
 * Creates a checkout session and returns its URL. @throws ApiProblem; Error when signed out
 * (docs/product.md#validation) or when the URL is not a known checkout page
 */
export const createCheckoutUrl = async (courseId: string): Promise<string> => {
  if (!(await getAccessToken())) throw new Error(messages.noToken);
  return assertCheckoutUrl((await call('createCheckoutSession', { body: { courseId } })).url);
};

/** Whether the course is already paid for. */
export const isAlreadyPaid = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'already-paid';

/** Whether a payment for the course is still processing. */
export const isPaymentPending = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'payment-pending';

/** Message for a failed enrollment. */
export const enrollErrorMessage = (error: unknown): string =>
  errorMessage(error, 'Enrollment failed. Please try again.');

/** Message for a checkout page that failed to open. Only problems the learner can act on get their own text. */
export const checkoutErrorMessage = (error: unknown): string => {
  if (error instanceof Error && error.message === messages.noToken) return messages.noToken;
  const isActionable =
    error instanceof ApiProblem && ['price-missing', 'too-many-requests', 'not-signed-in'].includes(error.code);
  return isActionable ? error.message : 'The payment page could not be opened. Please try again.';
};
