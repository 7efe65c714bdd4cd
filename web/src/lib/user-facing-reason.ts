import type { ApiProblem } from './api-problem.ts';

/** Why a reading failed, where that helps the reader: no connection, or a refusal; undefined when it is our fault. */
export const userFacingReason = (error: ApiProblem | undefined): string | undefined =>
  error && error.status < 500 ? error.message : undefined;
