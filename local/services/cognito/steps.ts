import { CognitoError } from 'cognito-local/lib/errors.js';
import { emailForm } from '../../email-form.ts';
import type { HttpReply } from '../../http.ts';
import { seeOther } from '../../http.ts';
import type { AuthorizationCodes } from './authorization.ts';
import type { Operations } from './operations.ts';
import type { Screen } from './pages/pages.ts';
import { confirmPage, forgotPage, resetPage, signInPage, signUpPage } from './pages/pages.ts';
import { passwordFaults } from './password-policy.ts';
import type { People } from './people.ts';
import { plainName } from './people.ts';

/** What is wrong with a form, by name of the field; `form` for all of it. */
export class FormError extends Error {
  constructor(readonly errors: Record<string, string>) {
    super(Object.values(errors).join(' '));
  }
}

/** A page and what happens when its form is sent. Rejects with a `FormError` or a `CognitoError`. */
export interface Step {
  page(screen: Screen): HttpReply;
  submit(form: URLSearchParams, screen: Screen): Promise<HttpReply>;
}

const addressIn = (form: URLSearchParams) => plainName(form.get('username') ?? '');
const codeIn = (form: URLSearchParams) => (form.get('code') ?? '').trim();

/** The new password in a form, if the pool's policy allows it. */
function passwordIn(form: URLSearchParams, { request }: Screen): string {
  const password = form.get('password') ?? '';
  const faults = passwordFaults(password, request.realm.pool.options);
  if (faults.length > 0) throw new FormError({ password: `This password still needs ${faults.join(', ')}.` });
  return password;
}

/** The hosted pages by name. */
export function createSteps(people: People, operations: Operations, codes: AuthorizationCodes): Record<string, Step> {
  const clientIdOf = ({ request }: Screen) => request.realm.client.ClientId;

  async function signedIn({ request }: Screen, username: string): Promise<HttpReply> {
    const person = await people.find(request.realm.pool, username);
    return seeOther(codes.returnAddress(request, person?.Username ?? username));
  }

  async function logIn(form: URLSearchParams, screen: Screen): Promise<HttpReply> {
    const username = addressIn(form);
    try {
      await people.checkPassword(screen.request.realm.pool, username, form.get('password') ?? '');
      return signedIn(screen, username);
    } catch (error) {
      if (!(error instanceof CognitoError)) throw error;
      const next = { UserNotConfirmedException: 'confirm', PasswordResetRequiredException: 'forgotPassword' }[
        error.code
      ];
      if (next) return seeOther(screen.link(next, { login_hint: username }));
      throw new FormError({ password: error.message });
    }
  }

  async function signUp(form: URLSearchParams, screen: Screen): Promise<HttpReply> {
    const [username, name] = [addressIn(form), (form.get('name') ?? '').trim()];
    if (!name) throw new FormError({ name: 'Please tell us your name.' });
    if (!emailForm.test(username)) throw new FormError({ username: 'This is not an email address.' });
    await operations.call('SignUp', {
      ClientId: clientIdOf(screen),
      Username: username,
      Password: passwordIn(form, screen),
      UserAttributes: [
        { Name: 'email', Value: username },
        { Name: 'name', Value: name },
      ],
    });
    return seeOther(screen.link('confirm', { login_hint: username }));
  }

  async function confirm(form: URLSearchParams, screen: Screen): Promise<HttpReply> {
    const who = { ClientId: clientIdOf(screen), Username: screen.request.loginHint };
    if (form.get('action') === 'resend') {
      await operations.call('ResendConfirmationCode', who);
      return seeOther(screen.link('confirm'));
    }
    await operations.call('ConfirmSignUp', { ...who, ConfirmationCode: codeIn(form) });
    return signedIn(screen, who.Username);
  }

  async function forgot(form: URLSearchParams, screen: Screen): Promise<HttpReply> {
    await operations.call('ForgotPassword', { ClientId: clientIdOf(screen), Username: addressIn(form) });
    return seeOther(screen.link('reset', { login_hint: addressIn(form) }));
  }

  async function reset(form: URLSearchParams, screen: Screen): Promise<HttpReply> {
    await operations.call('ConfirmForgotPassword', {
      ClientId: clientIdOf(screen),
      Username: screen.request.loginHint,
      ConfirmationCode: codeIn(form),
      Password: passwordIn(form, screen),
    });
    return signedIn(screen, screen.request.loginHint);
  }

  return {
    login: { page: signInPage, submit: logIn },
    signup: { page: signUpPage, submit: signUp },
    confirm: { page: confirmPage, submit: confirm },
    forgotPassword: { page: forgotPage, submit: forgot },
    reset: { page: resetPage, submit: reset },
  };
}
