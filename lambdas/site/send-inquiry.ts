import { brand } from '#contract/brand.ts';
import { site } from '#contract/operations/site.ts';
import { normalizeEmail } from '#contract/rules/email.ts';
import { waitingInquiryText } from '#contract/waiting-inquiry.ts';
import { type Inquiry, putInquiry, removeInquiry } from '../data/inquiries.ts';
import { enforceRateLimit, type RateLimit } from '../data/rate-limits.ts';
import { sendEmail, sendsEmail } from '../email/ses.ts';
import { inquiryEmail } from '../email/templates/inquiry.ts';
import { endpoint } from '../http/endpoint.ts';
import type { FormPages } from '../http/form-response.ts';
import { viewerIpHash } from '../http/viewer-ip.ts';

const mailboxLimit: RateLimit = {
  name: 'inquiry-mailbox',
  max: 5,
  seconds: 3_600,
  advice: `We received five messages from this email address in the last hour. Please wait before you send another one, or write to ${brand.supportEmail}.`,
};
/** Offices and classrooms share an IP address, so this is far more than a group sends. */
const networkLimit: RateLimit = {
  name: 'inquiry-network',
  max: 300,
  seconds: 86_400,
  advice: `Your network has sent a lot of messages today. Please write to ${brand.supportEmail}, or use another network.`,
};

const formPagePaths = {
  contact: '/contactUs',
  corporate: '/corporate-training',
  instructor: '/instructor-signup',
} as const;

/** Pages of our forms without scripts. */
const formPages: FormPages<{ form: Inquiry['form'] }, { waiting?: string | undefined }> = {
  fields: [
    { name: 'form' },
    { name: 'firstName', label: 'First name', autocomplete: 'given-name' },
    { name: 'lastName', label: 'Last name', autocomplete: 'family-name' },
    { name: 'email', label: 'Email', type: 'email', autocomplete: 'email' },
    { name: 'message', label: 'Message', type: 'lines' },
    { name: 'website' },
  ],
  action: 'Send again',
  redirectTo: ({ form }, { waiting }) => `${formPagePaths[form]}#${waiting === undefined ? 'sent' : 'stored'}`,
};

/**
 * Stores a message, then emails it to us. If the email fails, the stored message is removed, so a retry sends it. On a
 * stage without email it waits, and the job `releaseDrip` forwards it once there is an SES identity.
 */
export const handler = endpoint(
  site,
  'sendInquiry',
  async ({ body, event, now }) => {
    const { website, message = '', ...sender } = body;
    if (website) return { received: true as const };
    const email = normalizeEmail(sender.email);
    await enforceRateLimit('subscribers', mailboxLimit, email, now);
    await enforceRateLimit('subscribers', networkLimit, viewerIpHash(event), now);
    const inquiry: Inquiry = {
      ...sender,
      email,
      message,
      receivedAt: now.toISOString(),
    };
    const isWaiting = !sendsEmail();
    if ((await putInquiry(inquiry, isWaiting, now)) && !isWaiting) {
      await sendEmail(inquiryEmail(inquiry)).catch(async (error: unknown) => {
        await removeInquiry(inquiry);
        throw error;
      });
    }
    return { received: true as const, ...(isWaiting && { waiting: waitingInquiryText }) };
  },
  formPages,
);
