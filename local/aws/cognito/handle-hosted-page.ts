import { CognitoError } from 'cognito-local/lib/errors.js';
import type { HttpReply, HttpRequest } from '../../http.ts';
import { formOf, seeOther } from '../../http.ts';
import { checkAuthorization } from './authorization.ts';
import type { HostedPage } from './hosted-pages.ts';
import { FormError } from './hosted-pages.ts';
import type { HostedPageProps } from './pages/pages.ts';
import { signInErrorPage } from './pages/pages.ts';
import type { Users } from './users.ts';

export interface HostedOptions {
  users: Users;
  hostedPages: Record<string, HostedPage>;
  /** Path prefix of the pages, without a slash at its end. */
  base: string;
  /** Where the codes that are mailed can be read. */
  inboxUrl: string;
}

/** Which field a failure is about, and what the person is told. */
function fieldErrors(error: unknown): Record<string, string> {
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
export async function startSignIn(request: HttpRequest, users: Users, base: string): Promise<HttpReply> {
  const checked = await checkAuthorization(request.query, users);
  if (checked.kind === 'refused') return signInErrorPage(checked.reason);
  if (checked.kind === 'redirect') return seeOther(checked.location);
  return seeOther(`${base}/login?${request.query}`);
}

/** One of the hosted pages: shown, or sent in. Each checks the request for authorization in its address anew. */
export async function handleHostedPage(
  hostedPage: HostedPage,
  request: HttpRequest,
  options: HostedOptions,
): Promise<HttpReply> {
  const checked = await checkAuthorization(request.query, options.users);
  if (checked.kind === 'refused') return signInErrorPage(checked.reason);
  if (checked.kind === 'redirect') return seeOther(checked.location);
  const form = request.method === 'POST' ? formOf(request) : undefined;
  const screen: HostedPageProps = {
    request: checked.request,
    link: (path, more = {}) =>
      `${options.base}/${path}?${new URLSearchParams({ ...Object.fromEntries(request.query), ...more })}`,
    typed: form ?? new URLSearchParams(),
    errors: {},
    inboxUrl: options.inboxUrl,
  };
  if (!form) return hostedPage.page(screen);
  return hostedPage.submit(form, screen).catch((error) => hostedPage.page({ ...screen, errors: fieldErrors(error) }));
}

/** `GET /logout`: forgets nothing here, because every sign-in asks for the password, but only returns where allowed. */
export async function signOut(request: HttpRequest, users: Users, base: string): Promise<HttpReply> {
  const poolContext = await users.poolContext(request.query.get('client_id') ?? '').catch(() => undefined);
  if (!poolContext) return signInErrorPage('The application is not known here.');
  const logoutUri = request.query.get('logout_uri');
  if (logoutUri === null && request.query.has('redirect_uri')) return seeOther(`${base}/login?${request.query}`);
  if (!poolContext.client.LogoutURLs?.includes(logoutUri ?? '')) {
    return signInErrorPage(`The application may not return to ${logoutUri || 'nowhere'} after signing out.`);
  }
  return seeOther(logoutUri ?? '');
}
