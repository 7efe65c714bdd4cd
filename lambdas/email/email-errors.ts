/**
 * Why a mail was surely not sent. `busy`: SES was asked too fast or could not be reached; `refused`: it will not send this
 * very mail; `closed`: it sends no mail of ours at all (paused, no right, sender not verified).
 */
export type NotSentReason = 'busy' | 'refused' | 'closed';

/** A mail that surely was not sent; `cause` is what SES said. */
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
/** Nothing has left this machine. */
const unreachableCodes = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/;
const notConnectedMessage = /without establishing a connection/;
const rejectedNames = /^(MessageRejected|BadRequestException)$/;

/**
 * Undefined when it is not certain: a time-out or a broken connection after the request had gone, and every answer of
 * 500 and above.
 */
export const notSentReason = (error: unknown): NotSentReason | undefined => {
  const { name = '', message = '', code = '', $metadata: { httpStatusCode: status = 0 } = {} } = error as SesError;
  if (/daily/i.test(message) && throttledNames.test(name)) return 'closed';
  if (throttledNames.test(name) || status === 429) return 'busy';
  if (unreachableCodes.test(code) || notConnectedMessage.test(message)) return 'busy';
  if (status < 400 || status >= 500) return undefined;
  return rejectedNames.test(name) ? 'refused' : 'closed';
};
