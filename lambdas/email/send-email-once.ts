import { raiseAlert } from '../runtime/alert.ts';
import { EmailNotSentError } from '../runtime/email-errors.ts';
import { claimEmail, type LedgerEntry, markSent, releaseClaim } from './ledger.ts';
import { renderAndSend } from './send-email.ts';
import { sendsEmail } from './ses.ts';
import type { EmailMessage } from './templates/text.ts';

/** A transactional email that is sent once. */
interface OnceOnlyEmail {
  entry: LedgerEntry;
  to: string;
  message: EmailMessage;
  /** Details of the alert when SES refuses the email. */
  alert: Record<string, string>;
}

/**
 * Sends an email unless the ledger forbids it; returns false while another run is sending it. After a crash or an
 * unknown outcome the claim stays, and another attempt follows once it has expired, if the entry's policy allows one.
 * An email that SES rejects counts as sent: SES would reject it forever, and nothing may wait for it. A stage without
 * email claims nothing, so that a repeat sends the email once there is an SES identity.
 * @throws EmailNotSentError when it was certainly not sent and can be retried; any other error leaves that unknown
 */
export const sendEmailOnce = async ({ entry, to, message, alert }: OnceOnlyEmail, now: Date): Promise<boolean> => {
  if (!sendsEmail()) return true;
  const claim = await claimEmail(entry, now);
  if (typeof claim === 'string') return claim !== 'held';
  try {
    await renderAndSend(to, message);
  } catch (error) {
    if (!(error instanceof EmailNotSentError)) throw error;
    if (error.reason !== 'refused') {
      await releaseClaim(claim);
      throw error;
    }
    raiseAlert('email-rejected', alert);
  }
  await markSent(claim, now.toISOString());
  return true;
};
