import { Problem } from '#contract/problem.ts';

/**
 * Names under which AWS services report throttling, as in their SDK's own retries, time-outs and their own failures.
 */
const transientNames: ReadonlySet<string> = new Set([
  'BandwidthLimitExceeded',
  'LimitExceededException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'RequestThrottledException',
  'SlowDown',
  'ThrottledException',
  'Throttling',
  'ThrottlingException',
  'TooManyRequestsException',
  'RequestTimeout',
  'RequestTimeoutException',
  'TimeoutError',
  'InternalFailure',
  'InternalServerError',
  'ServiceUnavailable',
]);

/** Codes of connections that were refused, lost or never made. */
const connectionCodes: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** The fields by which AWS SDK clients and Node classify an error. */
interface ClassifiedError {
  name?: string;
  code?: string;
  /** Set for errors that the service's model declares retryable. */
  $retryable?: object;
  $metadata?: { httpStatusCode?: number };
}

/**
 * Returns whether a dependency's failure is worth retrying: throttling, a time-out, a refused connection, a 5xx
 * response, or an error that one of these caused. Messages are not read: they may quote input.
 */
export const isTransientError = (error: unknown): boolean => {
  if (error instanceof Problem) return error.code === 'unavailable';
  if (!(error instanceof Error)) return false;
  const { name = '', code = '', $retryable, $metadata } = error as ClassifiedError;
  const status = $metadata?.httpStatusCode ?? 0;
  return (
    $retryable !== undefined ||
    status === 429 ||
    status >= 500 ||
    transientNames.has(name) ||
    connectionCodes.has(code) ||
    isTransientError(error.cause)
  );
};
