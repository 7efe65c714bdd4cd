import { renderHtml, renderText } from '#contract/email/render-email.ts';
import { type Email, sendEmail } from './ses.ts';
import type { EmailMessage } from './templates/text.ts';

/** Optional parts of a message besides its content. */
export type EmailOptions = Pick<Email, 'headers' | 'tags' | 'timeoutMs'>;

/** Renders the message to one recipient. */
export const toEmail = (to: string, { subject, content }: EmailMessage, options: EmailOptions = {}): Email => ({
  to,
  subject,
  text: renderText(content),
  html: renderHtml(content),
  ...options,
});

/** Renders and sends an email to one person. Throws as `sendEmail`. */
export const renderAndSend = (to: string, message: EmailMessage, options: EmailOptions = {}): Promise<void> =>
  sendEmail(toEmail(to, message, options));
