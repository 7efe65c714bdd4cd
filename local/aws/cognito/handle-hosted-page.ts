import { CognitoError } from 'cognito-local/lib/errors.js';
import type { HttpReply, HttpRequest } from '#local/http.ts';
import { formOf, seeOther } from '#local/http.ts';
import { checkAuthorization } from './authorization.ts';
import type { Branding } from './branding.ts';
import type { HostedPage } from './hosted-pages.ts';
import { FormError } from './hosted-pages.ts';
import type { HostedPageProps } from './pages/pages.ts';
import { signInErrorPage } from './pages/pages.ts';
import type { Users } from './users.ts';

export interface HostedOptions {
  users: Users;
  hostedPages: Record<string, HostedPage>;
  /** Path prefix of the pages, without a trailing slash. */
  base: string;
  /** URL of the inbox with the emailed codes. */
  inboxUrl: string;
  /** Styles by client id. */
  brandings: ReadonlyMap<string, Branding>;
}

/** Maps a failure to an error message per field. */
function fieldErrors(error: unknown): Record<string, string> {
  if (error instanceof FormError) return error.errors;
  if (!(error instanceof CognitoError)) throw error;
  switch (error.code) {
    case 'UsernameExistsException':
      return { username: 'An account with this email address already exists. Sign in instead.' };
    case 'CodeMismatchException':
    case 'ExpiredCodeException':
      return { code: 'This code does not match the one in our latest email.' };
    case 'LimitExceededException':
      return { form: 'We cannot send more emails today. Please try again tomorrow.' };
    case 'TooManyRequestsException':
      return { form: 'Too many people are signing in at the moment. Please try again in a minute.' };
    default:
      return { form: error.message };
  }
}

/** `GET /oauth2/authorize`: starts a sign-in. */
export async function startSignIn(request: HttpRequest, users: Users, base: string): Promise<HttpReply> {
  const checked = await checkAuthorization(request.query, users);
  if (checked.kind === 'refused') return signInErrorPage(checked.reason);
  if (checked.kind === 'redirect') return seeOther(checked.location);
  return seeOther(`${base}/login?${request.query}`);
}

/** Shows a hosted page or handles its form. Each request re-checks the OAuth parameters in its URL. */
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
    branding: options.brandings.get(checked.request.poolContext.client.ClientId),
  };
  if (!form) return hostedPage.page(screen);
  return hostedPage.submit(form, screen).catch((error) => hostedPage.page({ ...screen, errors: fieldErrors(error) }));
}

/** `GET /logout`: redirects to an allowed URL. No session needs to end, because every sign-in asks for the password. */
export async function signOut(request: HttpRequest, users: Users, base: string): Promise<HttpReply> {
  const poolContext = await users.poolContext(request.query.get('client_id') ?? '').catch(() => undefined);
  if (!poolContext) return signInErrorPage('Unknown application.');
  const logoutUri = request.query.get('logout_uri');
  if (logoutUri === null && request.query.has('redirect_uri')) return seeOther(`${base}/login?${request.query}`);
  if (!poolContext.client.LogoutURLs?.includes(logoutUri ?? '')) {
    return signInErrorPage(`The application must not redirect to ${logoutUri || 'an empty URL'} after sign-out.`);
  }
  return seeOther(logoutUri ?? '');
}
