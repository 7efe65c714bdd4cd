/**
 * Why a mail was surely not sent. `busy`: SES was asked too fast or could not be reached; `refused`: it will not send this
 * very mail; `closed`: it sends no mail of ours at all (paused, no right, sender not verified).
 */
export type NotSentReason = 'busy' | 'refused' | 'closed';

/** A mail that surely was not sent; `cause` is what SES said. */
export class MailNotSent extends Error {
  constructor(
    readonly reason: NotSentReason,
    cause: unknown,
  ) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause), { cause });
    this.name = 'MailNotSent';
  }
}

interface Fault {
  name?: string;
  message?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

const throttled = /^(TooManyRequests|Throttling|LimitExceeded)/;
/** Nothing has left this machine. */
const unreachable = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/;
const notConnected = /without establishing a connection/;
const ofThisMail = /^(MessageRejected|BadRequestException)$/;

/**
 * Undefined when it is not certain: a time-out or a broken connection after the request had gone, and every answer of
 * 500 and above.
 */
export const whyNotSent = (error: unknown): NotSentReason | undefined => {
  const { name = '', message = '', code = '', $metadata: { httpStatusCode: status = 0 } = {} } = error as Fault;
  if (/daily/i.test(message) && throttled.test(name)) return 'closed';
  if (throttled.test(name) || status === 429) return 'busy';
  if (unreachable.test(code) || notConnected.test(message)) return 'busy';
  if (status < 400 || status >= 500) return undefined;
  return ofThisMail.test(name) ? 'refused' : 'closed';
};
