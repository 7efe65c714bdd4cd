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
  const name = `${firstName} ${lastName}`;
  const subject = `${formLabels[form]} from ${name}`;
  const content = {
    heading: subject,
    paragraphs: message ? message.split(/\n+/) : ['No message.'],
    // Encoded, so that the address cannot add fields to the reply.
    button: { label: `Reply to ${firstName}`, url: `mailto:${encodeURIComponent(email).replace('%40', '@')}` },
    facts: [
      { label: 'From', value: name },
      { label: 'Email', value: email },
      { label: 'Form', value: formLabels[form] },
    ],
  };
  return { ...toEmail(brand.supportEmail, { subject, content }), replyTo: email };
};
