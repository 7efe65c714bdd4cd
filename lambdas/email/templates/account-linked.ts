import { brand } from '../../../contract/brand.ts';
import { dripCourseUrl, preferencesUrl } from '../list-headers.ts';
import type { DripEmailBase } from './drip-parts.ts';
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
  subject: `${title} now opens with your account`,
  content: {
    heading: 'Your course opens with your account',
    paragraphs: [
      `Your subscription to ${title} is linked to the ${brand.name} account of ${email}. Log in with this address on any device, and you go on where you stopped. Your schedule stays as it is.`,
    ],
    button: { label: 'Go to the course', url: dripCourseUrl(id) },
    after: [
      `It was not you? Then somebody else can read the emails to this address. Change the password of your mailbox, and write to ${brand.supportEmail}.`,
    ],
    marketing: {
      reason: `You get this once, because ${email} subscribed to ${title}.`,
      preferencesUrl: preferencesUrl(token),
    },
  },
});
