import type { ApiProblem } from './api-problem.ts';

/** Returns why a request failed: the API's reason, which may say what to do, or a sentence for server errors. */
export const userFacingReason = (error: ApiProblem | undefined): string =>
  error && error.status < 500 ? error.message : 'Something went wrong on our side.';
