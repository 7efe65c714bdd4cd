import { page } from '#local/console/page/document.ts';
import type { Html } from '#local/console/page/html.ts';
import { html } from '#local/console/page/html.ts';
import type { HttpReply } from '#local/http.ts';
import type { OAuthRequest } from '../authorization.ts';
import type { Branding } from '../branding.ts';
import { describePolicy } from '../password-policy.ts';
import { alert, field } from './fields.ts';

/** What a hosted page shows: its links, the OAuth request, submitted values and validation messages. */
export interface HostedPageProps {
  request: OAuthRequest;
  /** URL of another hosted page with the same request. */
  link(path: string, more?: Record<string, string>): string;
  typed: URLSearchParams;
  /** By field name; `form` applies to the whole form. */
  errors: Record<string, string>;
  /** URL of the inbox with the emailed codes. */
  inboxUrl: string;
  /** The client's style, if it has one. */
  branding: Branding | undefined;
}

const logoOf = ({ light, dark }: NonNullable<Branding['logo']>) => html`<picture class="logo">
<source srcset="${dark}" media="(prefers-color-scheme: dark)"><img src="${light}" alt="">
</picture>`;

function cardPage(props: HostedPageProps, title: string, card: Html, footnote: Html): HttpReply {
  const { origin } = new URL(props.request.redirectUri);
  return page({
    title,
    width: 'narrow',
    formTargets: [origin],
    style: props.branding?.style,
    body: html`<div class="card">
${props.branding?.logo && logoOf(props.branding.logo)}
<h1>${title}</h1>
${alert(props.errors.form)}
${card}
<div class="below">${footnote}</div>
</div>`,
  });
}

const email = (props: HostedPageProps, error?: string) =>
  field({
    name: 'username',
    label: 'Email address',
    type: 'email',
    autocomplete: 'username',
    value: props.typed.get('username') ?? props.request.loginHint,
    error,
  });

const newPassword = (props: HostedPageProps, label: string) =>
  field({
    name: 'password',
    label,
    type: 'password',
    autocomplete: 'new-password',
    hint: describePolicy(props.request.poolContext.pool.options),
    error: props.errors.password,
  });

const codeField = (props: HostedPageProps) =>
  field({
    name: 'code',
    label: 'Code from the email',
    type: 'text',
    autocomplete: 'one-time-code',
    isCode: true,
    error: props.errors.code,
  });

const codeNote = (props: HostedPageProps) => html`<p class="note small">We sent a six-digit code to
<strong>${props.request.loginHint}</strong>. Emails stay on this machine:
<a href="${props.inboxUrl}" target="_blank" rel="noopener">open the inbox</a>.</p>`;

export const signInPage = (props: HostedPageProps) =>
  cardPage(
    props,
    'Sign in',
    html`<form method="post">
${email(props)}
${field({
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'current-password',
  error: props.errors.password,
})}
<p class="small"><a href="${props.link('forgotPassword')}">Forgot your password?</a></p>
<button class="main">Sign in</button>
</form>`,
    html`<p>New user? <a href="${props.link('signup')}">Create an account</a></p>`,
  );

export const signUpPage = (props: HostedPageProps) =>
  cardPage(
    props,
    'Create your account',
    html`<form method="post">
${email(props, props.errors.username)}
${newPassword(props, 'Password')}
<button class="main">Create account</button>
</form>`,
    html`<p>Already have an account? <a href="${props.link('login')}">Sign in</a></p>`,
  );

export const confirmPage = (props: HostedPageProps) =>
  cardPage(
    props,
    'Confirm your email address',
    html`${codeNote(props)}
<form method="post" class="stack">
${codeField(props)}
<button class="main" name="action" value="confirm">Confirm</button>
</form>`,
    html`<form method="post">No email? <button class="link" name="action" value="resend">Send a new one</button></form>`,
  );

export const forgotPage = (props: HostedPageProps) =>
  cardPage(
    props,
    'Reset your password',
    html`<p>We will send a code to your account's email address.</p>
<form method="post">
${email(props)}
<button class="main">Send code</button>
</form>`,
    html`<p><a href="${props.link('login')}">Back to sign in</a></p>`,
  );

export const resetPage = (props: HostedPageProps) =>
  cardPage(
    props,
    'Choose a new password',
    html`${codeNote(props)}
<form method="post">
${codeField(props)}
${newPassword(props, 'New password')}
<button class="main">Change password</button>
</form>`,
    html`<p><a href="${props.link('forgotPassword')}">Send a new code</a></p>`,
  );

/** Shown when the redirect URI is not trusted. */
export const signInErrorPage = (reason: string): HttpReply =>
  page({
    title: 'This sign-in cannot continue',
    width: 'narrow',
    status: 400,
    body: html`<div class="card"><h1>This sign-in cannot continue</h1><p>${reason}</p></div>`,
  });
