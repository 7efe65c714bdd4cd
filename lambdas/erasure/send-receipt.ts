import { claimReceipt, settleReceipt } from '../data/erasure-receipts.ts';
import { raiseAlert } from '../services/alert.ts';
import { accountDeletedLetter } from '../services/letters/account-deleted.ts';
import { MailNotSent } from '../services/mail-faults.ts';
import { sendLetter } from '../services/send-letter.ts';

/**
 * Sends the receipt of a deletion, once however many calls delete the account. False while another call is sending it.
 * When nobody can tell whether it went out, the claim stays, and one more attempt follows after a minute: at most two
 * receipts arrive. Throws `MailNotSent` when it certainly was not sent but may be later.
 */
export const sendReceipt = async (learnerId: string, email: string, now: Date): Promise<boolean> => {
  const claim = await claimReceipt(learnerId, now);
  if (claim !== 'mine') return claim === 'done';
  try {
    await sendLetter(email, accountDeletedLetter);
  } catch (error) {
    if (!(error instanceof MailNotSent)) throw error;
    if (error.reason !== 'refused') {
      await settleReceipt(learnerId, false);
      throw error;
    }
    // An address that mail is refused for must not keep an account from being deleted.
    raiseAlert('letter-refused', { letter: 'account-deleted' });
  }
  await settleReceipt(learnerId, true);
  return true;
};
