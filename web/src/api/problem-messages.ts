import { ApiProblem } from '../lib/api-problem.ts';
import { errorScreenCopy } from '../lib/error-screen-copy.ts';

/** Error texts, word for word (docs/product.md#errors). Pages show these and no others. */
export const messages = {
  invalidContent: 'Invalid content structure received from API',
  contentFailed: 'Failed to load course content',
  noUrl: 'No URL in response',
  noToken: 'No token retrieved',
  videoUrlMissing: 'Failed to load video URL - No URL in response',
  videoContentFailed: 'Failed to load video content',
  videoFailed: 'Failed to load video. Please try again.',
  linkFailed: 'Failed to link account. Please try again.',
  subscribeFailed: 'Oops! Something went wrong. Please try again.',
  emailInvalid: 'Please enter a valid email address.',
  courseFailed: 'Failed to load course details.',
  courseNotFound: 'Course not found.',
  upgradeCourseFailed: 'Failed to load course details',
  upgradeFailed: 'Failed to process upgrade. Please try again.',
  unsupportedTitle: 'Unsupported Content Type',
  quizTitle: 'Quiz Content',
  ...errorScreenCopy,
} as const;

/** Returns the error text of a failed chat call (docs/product.md#errors). */
export const chatFailedMessage = (status: number): string => `HTTP error! status: ${status}`;

/**
 * Returns a sentence to show for a failure: the error's own message for rejected calls and failed sign-ins, else
 * `fallback`.
 */
export const errorMessage = (error: unknown, fallback: string = messages.errorText): string => {
  const isRefusal = error instanceof ApiProblem && error.status > 0 && error.status < 500;
  // Compares the name because importing the class would also load the sign-in error texts.
  const isAuthError = error instanceof Error && error.name === 'AuthError';
  return isRefusal || isAuthError ? error.message : fallback;
};
