import { claimReceipt, finishReceipt } from '../data/erasure-receipts.ts';
import { EmailNotSentError } from '../email/email-errors.ts';
import { renderAndSend } from '../email/send-email.ts';
import { accountDeletedEmail } from '../email/templates/account-deleted.ts';
import { raiseAlert } from '../runtime/alert.ts';

/**
 * Sends the receipt of a deletion once, however many calls delete the account. Returns false while another call is
 * sending it. When the outcome is unknown, the claim stays and one more attempt follows after a minute: at most two
 * receipts arrive.
 * @throws EmailNotSentError when it was certainly not sent but can be retried
 */
export const sendErasureReceipt = async (learnerId: string, email: string, now: Date): Promise<boolean> => {
  const claim = await claimReceipt(learnerId, now);
  if (claim !== 'mine') return claim === 'done';
  try {
    await renderAndSend(email, accountDeletedEmail);
  } catch (error) {
    if (!(error instanceof EmailNotSentError)) throw error;
    if (error.reason !== 'refused') {
      await finishReceipt(learnerId, false);
      throw error;
    }
    // A rejected email address must not block the deletion of an account.
    raiseAlert('email-rejected', { email: 'account-deleted' });
  }
  await finishReceipt(learnerId, true);
  return true;
};
