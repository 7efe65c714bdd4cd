import { brand } from '#contract/brand.ts';
import type { InquiryRow } from '#contract/storage/subscriber-rows.ts';
import { toEmail } from '../send-email.ts';
import type { Email } from '../ses.ts';

const formLabels = {
  contact: 'Message',
  corporate: 'Corporate training inquiry',
  instructor: 'Instructor application',
} as const;

/** Returns the email that forwards a message to us; a reply goes to its sender. */
export const inquiryEmail = ({
  form,
  firstName,
  lastName,
  email,
  message,
}: Pick<InquiryRow, 'form' | 'firstName' | 'lastName' | 'email' | 'message'>): Email => {
  const subject = `${formLabels[form]} from ${firstName} ${lastName}`;
  const content = { heading: subject, paragraphs: [`Reply to: ${email}`, message || 'No message.'] };
  return { ...toEmail(brand.supportEmail, { subject, content }), replyTo: email };
};
