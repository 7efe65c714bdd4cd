import { call } from '../../api/client.ts';
import { errorMessage, messages } from '../../api/problem-messages.ts';
import { revalidate } from '../../api/use-operation.ts';
import { getAccessToken } from '../../auth/account.ts';
import { ApiProblem } from '../../lib/api-problem.ts';

/** Enrolls the reader; readings that tell who is enrolled are asked again. @throws ApiProblem */
export const enrollInCourse = async (courseId: string): Promise<void> => {
  await call('enroll', { params: { courseId } });
  void revalidate('getEnrollmentStatus', 'listEnrolledCourses');
};

/** The address of a pay page, if it is one to send people to. @throws Error */
export const assertCheckoutUrl = (url: string): string => {
  const { protocol, origin } = new URL(url);
  if (protocol !== 'https:' && origin !== location.origin) throw new Error(`The pay page is at ${url}.`);
  return url;
};

/**
 * Address of the hosted pay page. @throws ApiProblem, or an Error when nobody is signed in (SPEC section 5) or the
 * address is none to send people to.
 */
export const createCheckoutUrl = async (courseId: string): Promise<string> => {
  if (!(await getAccessToken())) throw new Error(messages.noToken);
  return assertCheckoutUrl((await call('createCheckoutSession', { body: { courseId } })).url);
};

/** Whether a refusal says that the course is paid for already. */
export const isAlreadyPaid = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'already-paid';

/** Whether a refusal says that the money for the course is on its way. */
export const isPaymentPending = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'payment-pending';

/** Why someone could not be enrolled. */
export const enrollErrorMessage = (error: unknown): string =>
  errorMessage(error, 'You could not be enrolled. Please try again.');

/** Why the pay page did not open: only refusals a reader can do something about speak for themselves. */
export const checkoutErrorMessage = (error: unknown): string => {
  if (error instanceof Error && error.message === messages.noToken) return messages.noToken;
  const isActionable =
    error instanceof ApiProblem && ['price-missing', 'too-many-requests', 'not-signed-in'].includes(error.code);
  return isActionable ? error.message : 'The payment page could not be opened. Please try again.';
};
