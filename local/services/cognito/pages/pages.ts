import type { HttpReply } from '../../../http.ts';
import { page } from '../../../page/document.ts';
import type { Html } from '../../../page/html.ts';
import { html } from '../../../page/html.ts';
import type { AuthorizationRequest } from '../authorization.ts';
import { describePolicy } from '../password-policy.ts';
import { alert, field } from './fields.ts';

/** What the hosted pages know: where they are, what was asked for, what was typed and what was wrong with it. */
export interface Screen {
  request: AuthorizationRequest;
  /** Address of another hosted page with the same request. */
  link(path: string, more?: Record<string, string>): string;
  typed: URLSearchParams;
  /** By name of the field; `form` for the whole form. */
  errors: Record<string, string>;
  /** Where the codes that are mailed can be read. */
  inboxUrl: string;
}

function show(screen: Screen, title: string, card: Html, below: Html): HttpReply {
  const { origin, host } = new URL(screen.request.redirectUri);
  return page({
    title,
    width: 'narrow',
    formEndsAt: [origin],
    body: html`<div class="card">
<h1>${title}</h1>
<p class="lead">to continue to ${host}</p>
${alert(screen.errors.form)}
${card}
</div>
<div class="below">${below}</div>`,
  });
}

const email = (screen: Screen, error?: string) =>
  field({
    name: 'username',
    label: 'Email address',
    type: 'email',
    autocomplete: 'username',
    value: screen.typed.get('username') ?? screen.request.loginHint,
    error,
  });

const newPassword = (screen: Screen, label: string) =>
  field({
    name: 'password',
    label,
    type: 'password',
    autocomplete: 'new-password',
    hint: describePolicy(screen.request.realm.pool.options),
    error: screen.errors.password,
  });

const codeField = (screen: Screen) =>
  field({
    name: 'code',
    label: 'Code from the email',
    type: 'text',
    autocomplete: 'one-time-code',
    isCode: true,
    error: screen.errors.code,
  });

const codeNote = (screen: Screen) => html`<p class="note small">We sent a six-digit code to
<strong>${screen.request.loginHint}</strong>. Mail stays on this machine:
<a href="${screen.inboxUrl}" target="_blank" rel="noopener">open the inbox</a>.</p>`;

export const signInPage = (screen: Screen) =>
  show(
    screen,
    'Sign in',
    html`<form method="post">
${email(screen)}
${field({
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'current-password',
  error: screen.errors.password,
})}
<button class="main">Sign in</button>
</form>`,
    html`<p><a href="${screen.link('forgotPassword')}">Forgot your password?</a></p>
<p>No account yet? <a href="${screen.link('signup')}">Create one</a></p>`,
  );

export const signUpPage = (screen: Screen) =>
  show(
    screen,
    'Create your account',
    html`<form method="post">
${field({
  name: 'name',
  label: 'Name',
  type: 'text',
  autocomplete: 'name',
  value: screen.typed.get('name') ?? '',
  error: screen.errors.name,
})}
${email(screen, screen.errors.username)}
${newPassword(screen, 'Password')}
<button class="main">Create account</button>
</form>`,
    html`<p>Already have an account? <a href="${screen.link('login')}">Sign in</a></p>`,
  );

export const confirmPage = (screen: Screen) =>
  show(
    screen,
    'Confirm your address',
    html`${codeNote(screen)}
<form method="post" class="stack">
${codeField(screen)}
<button class="main" name="action" value="confirm">Confirm</button>
</form>`,
    html`<form method="post">No code? <button class="link" name="action" value="resend">Send a new one</button></form>`,
  );

export const forgotPage = (screen: Screen) =>
  show(
    screen,
    'Reset your password',
    html`<p>We will send a code to the address of your account.</p>
<form method="post">
${email(screen)}
<button class="main">Send the code</button>
</form>`,
    html`<p><a href="${screen.link('login')}">Back to sign in</a></p>`,
  );

export const resetPage = (screen: Screen) =>
  show(
    screen,
    'Choose a new password',
    html`${codeNote(screen)}
<form method="post">
${codeField(screen)}
${newPassword(screen, 'New password')}
<button class="main">Change password</button>
</form>`,
    html`<p><a href="${screen.link('forgotPassword')}">Send a new code</a></p>`,
  );

/** Shown when the person cannot be sent back to where they came from. */
export const refusedPage = (reason: string): HttpReply =>
  page({
    title: 'This sign-in cannot go on',
    width: 'narrow',
    status: 400,
    body: html`<div class="card"><h1>This sign-in cannot go on</h1><p>${reason}</p></div>`,
  });
