import { EmailNotSentError } from '../runtime/email-errors.ts';
import { logError } from '../runtime/log.ts';
import { type EmailOptions, renderAndSend } from './send-email.ts';
import { sendsEmail } from './ses.ts';
import type { EmailMessage } from './templates/text.ts';

/** Milliseconds to wait for SES; the caller is waiting for the response. */
const timeoutMs = 3_000;

/** An email that reports a completed action. */
export interface BestEffortEmail {
  to: string;
  /** Also the SES tag of the email. Letters, digits and `-` only. */
  name: string;
  message: EmailMessage;
  headers?: EmailOptions['headers'];
  operation: string;
  requestId: string;
}

/**
 * Sends an email that reports a completed action. The action remains valid even if the email fails. Tries once, so
 * nobody receives it twice, and logs a failure without the email address. Sends nothing in a stage without email,
 * which is not a failure. Never throws.
 */
export const sendBestEffortEmail = async (email: BestEffortEmail): Promise<void> => {
  const { to, name, message, headers = {}, operation, requestId } = email;
  if (!sendsEmail()) return;
  try {
    await renderAndSend(to, message, { headers, tags: { kind: name }, timeoutMs });
  } catch (error) {
    // SES messages may contain the email address.
    const reason = error instanceof EmailNotSentError ? error.reason : (error as Error).name;
    logError({ operation, requestId, error: { email: name, reason } });
  }
};
