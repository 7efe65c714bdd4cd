import { brand } from '#contract/brand.ts';
import { dripCourseUrl, preferencesUrl } from '../list-headers.ts';
import type { DripEmailBase } from './drip-parts.ts';
import { coverPicture } from './pictures.ts';
import type { EmailMessage } from './text.ts';

/**
 * Informs the subscribed address that its subscription was linked to an account, so the mailbox's owner learns that
 * someone signed in with it. Needs no consent.
 */
export const accountLinkedEmail = ({
  course: { id, title },
  email,
  token,
}: Pick<DripEmailBase, 'email' | 'token'> & { course: { id: string; title: string } }): EmailMessage => ({
  subject: `${title} is now linked to your account`,
  content: {
    ...coverPicture({ id, title }, dripCourseUrl(id)),
    heading: 'Your course is linked to your account',
    paragraphs: [
      `Your subscription to ${title} is now linked to the ${brand.name} account of ${email}. Log in with this email address on any device to pick up where you left off. Your schedule stays the same.`,
    ],
    button: { label: 'Go to the course', url: dripCourseUrl(id) },
    after: [
      `If this was not you, someone else can read your email. Change your email password, and write to ${brand.supportEmail}.`,
    ],
    marketing: {
      reason: `You are receiving this one-time email because ${email} subscribed to ${title}.`,
      preferencesUrl: preferencesUrl(token),
    },
  },
});
