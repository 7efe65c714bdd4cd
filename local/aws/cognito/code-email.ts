import type { User, UserPool } from 'cognito-local/lib/services/userPoolService.js';
import { html } from '#local/console/page/html.ts';
import type { Email } from '../ses/inbox.ts';

const sender = 'no-reply@verificationemail.com';

/** Limits of `VerificationMessageTemplate` in CloudFormation, in characters. */
const maxSubjectLength = 140;
const maxMessageLength = 20_000;
const allowed = /^[\p{L}\p{M}\p{S}\p{N}\p{P}\s]*$/u;

/** Returns why Cognito would reject the email template of a pool; undefined when the template is valid. */
export function findTemplateProblem(pool: Partial<UserPool>): string | undefined {
  const { EmailSubject: subject, EmailMessage: message } = pool.VerificationMessageTemplate ?? {};
  if (subject !== undefined && (subject.length > maxSubjectLength || !allowed.test(subject))) {
    return `EmailSubject must have at most ${maxSubjectLength} characters and no control characters.`;
  }
  if (message === undefined) return undefined;
  if (!message.includes('{####}')) return 'EmailMessage must contain {####}.';
  if (message.length > maxMessageLength || !allowed.test(message)) {
    return `EmailMessage must have at most ${maxMessageLength} characters and no control characters.`;
  }
  return undefined;
}

/** Composes the email with a code, from the pool's template or Cognito's default text. */
export function composeCodeEmail(pool: UserPool, user: User, to: string, code: string): Omit<Email, 'at'> {
  const template = pool.VerificationMessageTemplate ?? {};
  const subject = template.EmailSubject ?? pool.EmailVerificationSubject ?? 'Your verification code';
  const message = template.EmailMessage ?? pool.EmailVerificationMessage ?? 'Your verification code is {####}.';
  const body = message.replaceAll('{####}', code).replaceAll('{username}', user.Username);
  const isMarkup = /<[a-z!]/i.test(body);
  return {
    to,
    subject: subject.replaceAll('{####}', code),
    html: isMarkup ? body : html`<p>${body}</p>`.markup,
    text: body.replace(/<style>[^<]*<\/style>|<[^<>]*>/g, ' ').trim(),
    headers: { From: pool.EmailConfiguration?.From ?? sender, To: to, Subject: subject.replaceAll('{####}', code) },
  };
}
