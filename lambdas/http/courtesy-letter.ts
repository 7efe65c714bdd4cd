import type { SubjectAndLetter } from '../services/letters/words.ts';
import { MailNotSent } from '../services/mail-faults.ts';
import { type MailExtras, sendLetter } from '../services/send-letter.ts';
import type { HttpEvent } from './event.ts';
import { logError } from './log.ts';

/** Milliseconds a call waits for the mail service: what it has done is done, and its caller wants the answer. */
const patience = 3_000;

/** A letter that tells of what a call has done, and the call. */
export interface Courtesy {
  to: string;
  /** Also the word by which reports about the mail name it. Letters, digits and `-` only. */
  name: string;
  letter: SubjectAndLetter;
  headers?: MailExtras['headers'];
  operation: string;
  event: HttpEvent;
}

/**
 * Sends a letter that tells of something done already; whether it goes out changes nothing about that. It is tried in
 * this call and never again, so nobody gets it twice: a failure is logged, without the address. Never throws.
 */
export const sendCourtesyLetter = async (courtesy: Courtesy): Promise<void> => {
  const { to, name, letter, headers = {}, operation, event } = courtesy;
  try {
    await sendLetter(to, letter, { headers, tags: { kind: name }, patience });
  } catch (error) {
    // What SES says may name the address.
    const why = error instanceof MailNotSent ? error.reason : (error as Error).name;
    logError({ operation, requestId: event.requestContext.requestId, error: { letter: name, why } });
  }
};
