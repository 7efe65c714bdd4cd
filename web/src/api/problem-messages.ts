import { ApiProblem } from '../lib/api-problem.ts';
import { errorScreenCopy } from '../lib/error-screen-copy.ts';

/** The texts of SPEC section 8, word for word; pages show these and nothing of their own in their place. */
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

/** What a failed chat call says (SPEC section 8). */
export const chatFailedMessage = (status: number): string => `HTTP error! status: ${status}`;

/** A sentence for a person about any failure: its own when it is a refusal or about the sign-in, else `fallback`. */
export const errorMessage = (error: unknown, fallback: string = messages.errorText): string => {
  const isRefusal = error instanceof ApiProblem && error.status > 0 && error.status < 500;
  // Told by its name: the class would bring the texts of failed sign-ins along.
  const isAuthError = error instanceof Error && error.name === 'AuthError';
  return isRefusal || isAuthError ? error.message : fallback;
};
