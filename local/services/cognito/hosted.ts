import { CognitoError } from 'cognito-local/lib/errors.js';
import type { HttpReply, HttpRequest } from '../../http.ts';
import { formOf, seeOther } from '../../http.ts';
import { checkAuthorization } from './authorization.ts';
import type { Screen } from './pages/pages.ts';
import { refusedPage } from './pages/pages.ts';
import type { People } from './people.ts';
import type { Step } from './steps.ts';
import { FormError } from './steps.ts';

export interface HostedOptions {
  people: People;
  steps: Record<string, Step>;
  /** Path prefix of the pages, without a slash at its end. */
  base: string;
  /** Where the codes that are mailed can be read. */
  inboxUrl: string;
}

/** Which field a failure is about, and what the person is told. */
function errorsOf(error: unknown): Record<string, string> {
  if (error instanceof FormError) return error.errors;
  if (!(error instanceof CognitoError)) throw error;
  switch (error.code) {
    case 'UsernameExistsException':
      return { username: 'There is an account with this address already. Sign in instead.' };
    case 'CodeMismatchException':
    case 'ExpiredCodeException':
      return { code: 'This is not the code of our latest email.' };
    default:
      return { form: error.message };
  }
}

/** `GET /oauth2/authorize`: the way in. */
export async function startSignIn(request: HttpRequest, people: People, base: string): Promise<HttpReply> {
  const checked = await checkAuthorization(request.query, people);
  if (checked.kind === 'refused') return refusedPage(checked.reason);
  if (checked.kind === 'redirect') return seeOther(checked.location);
  return seeOther(`${base}/login?${request.query}`);
}

/** One of the hosted pages: shown, or sent in. Each checks the request for authorization in its address anew. */
export async function answerStep(step: Step, request: HttpRequest, options: HostedOptions): Promise<HttpReply> {
  const checked = await checkAuthorization(request.query, options.people);
  if (checked.kind === 'refused') return refusedPage(checked.reason);
  if (checked.kind === 'redirect') return seeOther(checked.location);
  const form = request.method === 'POST' ? formOf(request) : undefined;
  const screen: Screen = {
    request: checked.request,
    link: (path, more = {}) =>
      `${options.base}/${path}?${new URLSearchParams({ ...Object.fromEntries(request.query), ...more })}`,
    typed: form ?? new URLSearchParams(),
    errors: {},
    inboxUrl: options.inboxUrl,
  };
  if (!form) return step.page(screen);
  return step.submit(form, screen).catch((error) => step.page({ ...screen, errors: errorsOf(error) }));
}

/** `GET /logout`: forgets nothing here, because every sign-in asks for the password, but only returns where allowed. */
export async function signOut(request: HttpRequest, people: People, base: string): Promise<HttpReply> {
  const realm = await people.realm(request.query.get('client_id') ?? '').catch(() => undefined);
  if (!realm) return refusedPage('The application is not known here.');
  const logoutUri = request.query.get('logout_uri');
  if (logoutUri === null && request.query.has('redirect_uri')) return seeOther(`${base}/login?${request.query}`);
  if (!realm.client.LogoutURLs?.includes(logoutUri ?? '')) {
    return refusedPage(`The application may not return to ${logoutUri || 'nowhere'} after signing out.`);
  }
  return seeOther(logoutUri ?? '');
}
