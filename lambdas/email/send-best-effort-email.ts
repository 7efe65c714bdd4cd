import { logError } from '../runtime/log.ts';
import { EmailNotSentError } from './email-errors.ts';
import { type EmailOptions, renderAndSend } from './send-email.ts';
import type { EmailMessage } from './templates/text.ts';

/** Milliseconds a call waits for the mail service: what it has done is done, and its caller wants the answer. */
const timeoutMs = 3_000;

/** A letter that tells of what a call has done, and the call. */
export interface BestEffortEmail {
  to: string;
  /** Also the word by which reports about the mail name it. Letters, digits and `-` only. */
  name: string;
  message: EmailMessage;
  headers?: EmailOptions['headers'];
  operation: string;
  requestId: string;
}

/**
 * Sends a letter that tells of something done already; whether it goes out changes nothing about that. It is tried in
 * this call and never again, so nobody gets it twice: a failure is logged, without the address. Never throws.
 */
export const sendBestEffortEmail = async (email: BestEffortEmail): Promise<void> => {
  const { to, name, message, headers = {}, operation, requestId } = email;
  try {
    await renderAndSend(to, message, { headers, tags: { kind: name }, timeoutMs });
  } catch (error) {
    // What SES says may name the address.
    const reason = error instanceof EmailNotSentError ? error.reason : (error as Error).name;
    logError({ operation, requestId, error: { email: name, reason } });
  }
};
