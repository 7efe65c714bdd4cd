import { renderHtml, renderText } from '../../contract/email/render-email.ts';
import { type Email, sendEmail } from './ses.ts';
import type { EmailMessage } from './templates/text.ts';

/** What a message may carry besides its letter. */
export type EmailOptions = Pick<Email, 'headers' | 'tags' | 'timeoutMs'>;

/** The message that carries a letter. */
export const toEmail = (to: string, { subject, content }: EmailMessage, options: EmailOptions = {}): Email => ({
  to,
  subject,
  text: renderText(content),
  html: renderHtml(content),
  ...options,
});

/** Sends a letter to one person. Throws as `sendMail`. */
export const renderAndSend = (to: string, message: EmailMessage, options: EmailOptions = {}): Promise<void> =>
  sendEmail(toEmail(to, message, options));
