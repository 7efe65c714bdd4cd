import { brand } from '../../../contract/brand.ts';
import type { EmailMessage } from './text.ts';

/** Receipt for an account deletion: what is gone, what stays and for how long. */
export const accountDeletedEmail: EmailMessage = {
  subject: `Your ${brand.name} account is deleted`,
  content: {
    heading: 'Your account is deleted',
    paragraphs: [
      `You asked us to delete your ${brand.name} account. Your profile, enrollments, subscriptions, progress, notes, bookmarks, quiz results, certificates and files are gone.`,
      'Backups of our database are overwritten within 35 days. If you paid for something, the accounting record of that payment stays, as the law asks, without your profile.',
      `You did not ask for this? Write to ${brand.supportEmail} today.`,
    ],
  },
};
