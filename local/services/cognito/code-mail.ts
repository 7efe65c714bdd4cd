import type { User, UserPool } from 'cognito-local/lib/services/userPoolService.js';
import { html } from '../../page/html.ts';
import type { Mail } from '../mail/inbox.ts';

const sender = 'no-reply@verificationemail.com';

/** The mail that carries a code, in the words of the template or else in Cognito's place of them. */
export function codeMail(pool: UserPool, user: User, to: string, code: string): Omit<Mail, 'at'> {
  const template = pool.VerificationMessageTemplate ?? {};
  const subject = template.EmailSubject ?? pool.EmailVerificationSubject ?? 'Your verification code';
  const message = template.EmailMessage ?? pool.EmailVerificationMessage ?? 'Your verification code is {####}.';
  const body = message.replaceAll('{####}', code).replaceAll('{username}', user.Username);
  const isMarkup = /<[a-z!]/i.test(body);
  return {
    to,
    subject: subject.replaceAll('{####}', code),
    html: isMarkup ? body : html`<p>${body}</p>`.markup,
    text: body.replace(/<[^<>]*>/g, ' ').trim(),
    headers: { From: pool.EmailConfiguration?.From ?? sender, To: to, Subject: subject.replaceAll('{####}', code) },
  };
}
