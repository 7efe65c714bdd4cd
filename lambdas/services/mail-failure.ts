/**
 * What a failed attempt to send says about the letter: `not-sent` may be tried again at once, `refused` never arrives
 * however often it is tried, and of `unknown` it may be on its way (a time-out after the request was written).
 */
export type MailFailure = 'not-sent' | 'refused' | 'unknown';

const notSent = /throttl|TooManyRequests|LimitExceeded|SendingPaused|ECONNREFUSED|ENOTFOUND|EAI_AGAIN/i;
const refused = /MessageRejected|BadRequest|MailFromDomainNotVerified|AccountSuspended/;

/** Reads the failure of `sendMail`. */
export const mailFailureOf = (error: unknown): MailFailure => {
  const { name = '', code = '', message = '' } = error as NodeJS.ErrnoException;
  const words = `${name} ${code} ${message}`;
  if (notSent.test(words)) return 'not-sent';
  return refused.test(words) ? 'refused' : 'unknown';
};
