import { isTombstone, listRows, putTombstone, removeRows } from '../data/accounts.ts';
import { certificateIds, credentialKeys } from '../data/certificates.ts';
import { putErasedLearner, putErasure, putErasureTarget } from '../data/erasures.ts';
import { listSubscriptionRowsOfLearner } from '../data/learner-subscriptions.ts';
import { putAnonymousSession } from '../data/payment-sessions.ts';
import { isPaymentRow, type PaymentRow } from '../data/payments.ts';
import { removeRowsOfLearner } from '../data/rows-by-email.ts';
import { erasureReceiptEntry } from '../email/ledger.ts';
import { sendEmailOnce } from '../email/send-email-once.ts';
import { accountDeletedEmail } from '../email/templates/account-deleted.ts';
import { deleteIdentity, findIdentity } from '../services/identity.ts';
import { learnerFolder, listFiles, removeFile } from '../services/learner-files.ts';

/** An account to delete: the token's `sub` and the username in the user pool. */
export interface Account {
  id: string;
  username: string;
}

/** Writes the tombstone, and registers the deletion, so that restoring an export does not bring the account back. */
export const markErased = async (learnerId: string, now: Date): Promise<void> => {
  await Promise.all([putTombstone(learnerId, now), putErasedLearner(learnerId, now)]);
};

/**
 * Begins a deletion: records it, so that the job `finishErasures` completes it after a crash, then marks the account as
 * deleted before reading what to remove.
 */
export const beginErasure = async ({ id, username }: Account, now: Date): Promise<void> => {
  await putErasure({ learnerId: id, username }, now);
  await markErased(id, now);
};

/**
 * Sends the receipt of a deletion once, however many calls delete the account; returns false while another sends it.
 */
const sendErasureReceipt = (learnerId: string, email: string, now: Date): Promise<boolean> =>
  sendEmailOnce(
    {
      entry: erasureReceiptEntry(learnerId),
      to: email,
      message: accountDeletedEmail,
      alert: { email: 'account-deleted' },
    },
    now,
  );

/**
 * Removes all data of a deleted account. The order matters, because any step may be the last before a crash: payments
 * become anonymous, then rows and files go, and the identity last, so that the person can sign in and ask again until
 * everything is gone. Idempotent, also concurrently.
 */
export const eraseAccount = async ({ id, username }: Account, now: Date): Promise<void> => {
  const identity = await findIdentity(username);
  const rows = (await listRows(id)).filter((row) => !isTombstone(row));
  const certificates = certificateIds(rows);
  const files = [...(await listFiles(learnerFolder(id))), ...certificates.flatMap(credentialKeys)];
  const rowsByEmail = await listSubscriptionRowsOfLearner(id, identity, rows);
  await Promise.all([
    ...rows.filter(isPaymentRow).map((row) => putAnonymousSession(row as unknown as PaymentRow)),
    ...certificates.map((certificate) =>
      putErasureTarget(id, certificate, { files: credentialKeys(certificate) }, now),
    ),
    ...rowsByEmail
      .flatMap(({ subscriptions }) => subscriptions)
      .map(({ email, courseId, token }) =>
        putErasureTarget(id, token, { subscription: { email, courseId, token } }, now),
      ),
  ]);
  // Before the enrollments, which name the email addresses.
  await Promise.all([...files.map(removeFile), ...rowsByEmail.map(removeRowsOfLearner)]);
  await removeRows(rows);
  if (identity && (await sendErasureReceipt(id, identity.email, now))) await deleteIdentity(username);
};
