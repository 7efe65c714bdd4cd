import { brand } from '../../contract/brand.ts';
import { profile } from '../../contract/operations/profile.ts';
import { isTombstone, listRows, putTombstone, removeRows } from '../data/accounts.ts';
import { removeRowsOfLearner } from '../data/address-rows.ts';
import { credentialKeysOf } from '../data/certificates.ts';
import { subscriptionsOfLearner } from '../data/learner-subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';
import { deleteIdentity, findIdentity } from '../services/identity.ts';
import { learnerFolder, listFiles, removeFile } from '../services/learner-files.ts';
import { letterHtml, letterText } from '../services/letter.ts';
import { sendMail } from '../services/mail.ts';

const receipt = {
  heading: 'Your account is deleted',
  paragraphs: [
    `You asked us to delete your ${brand.name} account. Your profile, enrollments, subscriptions, progress, notes, bookmarks, quiz results, certificates and files are gone.`,
    'Backups of our database are overwritten within 35 days. If you paid for something, the accounting record of that payment stays, as the law asks, without your profile.',
    `You did not ask for this? Write to ${brand.supportEmail} today.`,
  ],
};

/**
 * Order matters, because any step may be the last one before a crash: first the mark that stops new writes, then
 * the rows and files, and the identity last, so that the person can sign in and ask again until all is gone.
 */
export const handler = endpoint(profile, 'deleteAccount', async ({ caller, now }) => {
  const identity = await findIdentity(caller.username);
  await putTombstone(caller.id, now);
  const rows = (await listRows(caller.id)).filter((row) => !isTombstone(row));
  const files = [...(await listFiles(learnerFolder(caller.id))), ...credentialKeysOf(rows)];
  const subscriptions = await subscriptionsOfLearner(caller.id, identity, rows);
  // Before the enrollments, because they name the addresses.
  await Promise.all([...files.map(removeFile), ...subscriptions.map(removeRowsOfLearner)]);
  await removeRows(rows);
  if (identity) {
    await sendMail({
      to: identity.email,
      subject: `Your ${brand.name} account is deleted`,
      text: letterText(receipt),
      html: letterHtml(receipt),
    });
    await deleteIdentity(caller.username);
  }
  return { deleted: true as const };
});
