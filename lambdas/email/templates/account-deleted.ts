import { brand } from '#contract/brand.ts';
import type { EmailMessage } from './text.ts';

/** Receipt for an account deletion: what is gone, what stays and for how long. */
export const accountDeletedEmail: EmailMessage = {
  subject: `Your ${brand.name} account has been deleted`,
  content: {
    heading: 'Your account has been deleted',
    paragraphs: [
      `As you asked, we deleted your ${brand.name} account. Your profile, enrollments, subscriptions, progress, notes, bookmarks, quiz results, certificates and files are gone.`,
      'Our database backups are overwritten within 35 days. If you bought something, we keep the accounting record of the payment, as the law requires, without your profile.',
      `If you did not ask for this, write to ${brand.supportEmail} right away.`,
    ],
  },
};
