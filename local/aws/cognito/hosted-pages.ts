import { CognitoError } from 'cognito-local/lib/errors.js';
import { emailPattern } from '#local/email-pattern.ts';
import type { HttpReply } from '#local/http.ts';
import { seeOther } from '#local/http.ts';
import type { AuthorizationCodes } from './authorization.ts';
import type { Operations } from './operations.ts';
import type { HostedPageProps } from './pages/pages.ts';
import { confirmPage, forgotPage, resetPage, signInPage, signUpPage } from './pages/pages.ts';
import { findPolicyViolations } from './password-policy.ts';
import type { Users } from './users.ts';
import { normalizeUsername } from './users.ts';

/** Validation messages by field name; `form` applies to the whole form. */
export class FormError extends Error {
  constructor(readonly errors: Record<string, string>) {
    super(Object.values(errors).join(' '));
  }
}

/** A page and its form handler. Rejects with a `FormError` or a `CognitoError`. */
export interface HostedPage {
  page(props: HostedPageProps): HttpReply;
  submit(form: URLSearchParams, props: HostedPageProps): Promise<HttpReply>;
}

const usernameIn = (form: URLSearchParams) => normalizeUsername(form.get('username') ?? '');
const codeIn = (form: URLSearchParams) => (form.get('code') ?? '').trim();

/** Reads the new password from a form. @throws FormError when the pool's policy rejects it. */
function passwordIn(form: URLSearchParams, { request }: HostedPageProps): string {
  const password = form.get('password') ?? '';
  const violations = findPolicyViolations(password, request.poolContext.pool.options);
  if (violations.length > 0) throw new FormError({ password: `This password still needs ${violations.join(', ')}.` });
  return password;
}

/** The hosted pages by name. */
export function createHostedPages(
  users: Users,
  operations: Operations,
  codes: AuthorizationCodes,
): Record<string, HostedPage> {
  const clientIdOf = ({ request }: HostedPageProps) => request.poolContext.client.ClientId;

  async function redirectSignedIn({ request }: HostedPageProps, username: string): Promise<HttpReply> {
    const user = await users.find(request.poolContext.pool, username);
    return seeOther(codes.redirectUrl(request, user?.Username ?? username));
  }

  async function logIn(form: URLSearchParams, props: HostedPageProps): Promise<HttpReply> {
    const username = usernameIn(form);
    try {
      await users.checkPassword(props.request.poolContext.pool, username, form.get('password') ?? '');
      return redirectSignedIn(props, username);
    } catch (error) {
      if (!(error instanceof CognitoError)) throw error;
      const next = { UserNotConfirmedException: 'confirm', PasswordResetRequiredException: 'forgotPassword' }[
        error.code
      ];
      if (next) return seeOther(props.link(next, { login_hint: username }));
      throw new FormError({ password: error.message });
    }
  }

  async function signUp(form: URLSearchParams, props: HostedPageProps): Promise<HttpReply> {
    const username = usernameIn(form);
    if (!emailPattern.test(username)) throw new FormError({ username: 'Enter a valid email address.' });
    await operations.call('SignUp', {
      ClientId: clientIdOf(props),
      Username: username,
      Password: passwordIn(form, props),
      UserAttributes: [{ Name: 'email', Value: username }],
    });
    return seeOther(props.link('confirm', { login_hint: username }));
  }

  async function confirm(form: URLSearchParams, props: HostedPageProps): Promise<HttpReply> {
    const account = { ClientId: clientIdOf(props), Username: props.request.loginHint };
    if (form.get('action') === 'resend') {
      await operations.call('ResendConfirmationCode', account);
      return seeOther(props.link('confirm'));
    }
    await operations.call('ConfirmSignUp', { ...account, ConfirmationCode: codeIn(form) });
    return redirectSignedIn(props, account.Username);
  }

  async function forgot(form: URLSearchParams, props: HostedPageProps): Promise<HttpReply> {
    await operations.call('ForgotPassword', { ClientId: clientIdOf(props), Username: usernameIn(form) });
    return seeOther(props.link('reset', { login_hint: usernameIn(form) }));
  }

  async function reset(form: URLSearchParams, props: HostedPageProps): Promise<HttpReply> {
    await operations.call('ConfirmForgotPassword', {
      ClientId: clientIdOf(props),
      Username: props.request.loginHint,
      ConfirmationCode: codeIn(form),
      Password: passwordIn(form, props),
    });
    return redirectSignedIn(props, props.request.loginHint);
  }

  return {
    login: { page: signInPage, submit: logIn },
    signup: { page: signUpPage, submit: signUp },
    confirm: { page: confirmPage, submit: confirm },
    forgotPassword: { page: forgotPage, submit: forgot },
    reset: { page: resetPage, submit: reset },
  };
}
