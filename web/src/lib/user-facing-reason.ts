import type { ApiProblem } from './api-problem.ts';

/** Returns the reason of a failed read when it helps the reader: offline or rejected; undefined for server errors. */
export const userFacingReason = (error: ApiProblem | undefined): string | undefined =>
  error && error.status < 500 ? error.message : undefined;
