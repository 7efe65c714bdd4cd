import { letterHtml, letterText } from '../../contract/letter/letter.ts';
import type { SubjectAndLetter } from './letters/words.ts';
import { type Mail, sendMail } from './mail.ts';

/** What a message may carry besides its letter. */
export type MailExtras = Pick<Mail, 'headers' | 'tags' | 'patience'>;

/** The message that carries a letter. */
export const mailOf = (to: string, { subject, letter }: SubjectAndLetter, more: MailExtras = {}): Mail => ({
  to,
  subject,
  text: letterText(letter),
  html: letterHtml(letter),
  ...more,
});

/** Sends a letter to one person. Throws as `sendMail`. */
export const sendLetter = (to: string, letter: SubjectAndLetter, more: MailExtras = {}): Promise<void> =>
  sendMail(mailOf(to, letter, more));
