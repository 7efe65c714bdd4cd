import * as z from 'zod/mini';
import type { Operation } from '../../contract/define.ts';
import { Problem } from '../../contract/problem.ts';
import type { HttpAnswer } from './event.ts';

/** Faults of a dependency that pass: throttling, time-outs, refused connections. */
const passing =
  /throttl|TimeoutError|RequestLimitExceeded|ProvisionedThroughputExceeded|TooManyRequests|SlowDown|ServiceUnavailable|InternalServerError|InternalFailure|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|socket hang up/i;

const nameOf = (error: unknown): string =>
  error instanceof Error
    ? `${error.name} ${(error as NodeJS.ErrnoException).code ?? ''} ${error.message}`
    : String(error);

/** Turns whatever was thrown into a problem: ours as it is, passing faults to 503, the rest to a bare 500. */
export const toProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  if (passing.test(nameOf(error))) return new Problem('unavailable', undefined, { retryAfter: 1, cause: error });
  return new Problem('internal', undefined, { cause: error });
};

/** Answer of a refused call, as `application/problem+json` (RFC 9457). */
export const problemAnswer = (operation: Operation, problem: Problem): HttpAnswer => ({
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

/** Answer of a successful call. Only fields that the contract declares leave the server (reliability rule R2). */
export const successAnswer = (operation: Operation, output: unknown): HttpAnswer => {
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
