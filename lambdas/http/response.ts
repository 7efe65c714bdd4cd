import * as z from 'zod/mini';
import type { Operation } from '#contract/define.ts';
import { Problem } from '#contract/problem.ts';
import { EmailNotSentError } from '../runtime/email-errors.ts';
import { isTransientError } from '../runtime/transient-error.ts';
import type { HttpResponse } from './event.ts';

const emailClosed = 'We cannot send email at the moment. Please try again later.';

/**
 * Converts an error to a problem: problems unchanged, transient errors and a closed mail service to 503, all others to
 * a bare 500.
 */
export const toProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  if (isTransientError(error)) return new Problem('unavailable', undefined, { retryAfter: 1, cause: error });
  if (error instanceof EmailNotSentError && error.reason === 'closed') {
    return new Problem('unavailable', emailClosed, { cause: error });
  }
  return new Problem('internal', undefined, { cause: error });
};

/** Returns a problem as `application/problem+json` (RFC 9457). */
export const problemResponse = (operation: Operation, problem: Problem): HttpResponse => ({
  statusCode: problem.status,
  headers: {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...(problem.retryAfter !== undefined && { 'retry-after': String(problem.retryAfter) }),
  },
  body: JSON.stringify({
    ...problem.toBody(),
    ...(operation.repeatsDetailAsError && { error: problem.message }),
  }),
});

/**
 * Returns a success response. Only fields the contract declares leave the server (docs/reliability.md#declared-fields).
 */
export const successResponse = (operation: Operation, output: unknown): HttpResponse => {
  const headers = {
    'cache-control': operation.cacheSeconds ? `public, max-age=${operation.cacheSeconds}` : 'no-store',
    ...(operation.crossOrigin && { 'access-control-allow-origin': '*' }),
  };
  if (typeof operation.response === 'string') {
    const contentType = `${operation.response}; charset=utf-8`;
    return { statusCode: 200, headers: { 'content-type': contentType, ...headers }, body: String(output) };
  }
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(z.parse(operation.response, output)),
  };
};
