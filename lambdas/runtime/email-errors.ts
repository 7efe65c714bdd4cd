/**
 * Why an email was certainly not sent. `busy`: SES throttled or was unreachable; `refused`: SES rejected this email;
 * `closed`: SES sends none of our email (paused, no permission, sender not verified).
 */
export type NotSentReason = 'busy' | 'refused' | 'closed';

/** Thrown when an email was certainly not sent; `cause` is the SES error. */
export class EmailNotSentError extends Error {
  constructor(
    readonly reason: NotSentReason,
    cause: unknown,
  ) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause), { cause });
    this.name = 'EmailNotSentError';
  }
}

interface SesError {
  name?: string;
  message?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

const throttledNames = /^(TooManyRequests|Throttling|LimitExceeded)/;
/** Connection errors before any request was sent. */
const unreachableCodes = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/;
const notConnectedMessage = /without establishing a connection/;
const rejectedNames = /^(MessageRejected|BadRequestException)$/;

/**
 * Returns undefined when delivery is uncertain: a time-out or broken connection after the request was sent, or a 5xx
 * response.
 */
export const notSentReason = (error: unknown): NotSentReason | undefined => {
  const { name = '', message = '', code = '', $metadata: { httpStatusCode: status = 0 } = {} } = error as SesError;
  if (/daily/i.test(message) && throttledNames.test(name)) return 'closed';
  if (throttledNames.test(name) || status === 429) return 'busy';
  if (unreachableCodes.test(code) || notConnectedMessage.test(message)) return 'busy';
  if (status < 400 || status >= 500) return undefined;
  return rejectedNames.test(name) ? 'refused' : 'closed';
};
