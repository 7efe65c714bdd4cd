import { Problem } from '#contract/problem.ts';

const transientErrorPattern =
  /throttl|TimeoutError|RequestLimitExceeded|ProvisionedThroughputExceeded|TooManyRequests|SlowDown|ServiceUnavailable|InternalServerError|InternalFailure|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|socket hang up/i;

const errorText = (error: unknown): string =>
  error instanceof Error
    ? `${error.name} ${(error as NodeJS.ErrnoException).code ?? ''} ${error.message}`
    : String(error);

/** Returns whether a dependency's failure is worth retrying: throttling, a time-out, a refused connection. */
export const isTransientError = (error: unknown): boolean =>
  error instanceof Problem ? error.code === 'unavailable' : transientErrorPattern.test(errorText(error));
