import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { brand } from '#contract/brand.ts';
import { platformUrl } from '#test/support/platform.ts';
import { type Credentials, emailedCode } from './browser.ts';

/** The fields of `/config.json` that a login needs. */
interface LoginConfig {
  userPoolClientId: string;
  hostedLoginDomain: string;
}

/** The response of the token endpoint. */
interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
}

const post = (url: string, form: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

/** Calls Cognito's API for browsers. */
const callCognito = async (base: string, operation: string, body: object): Promise<void> => {
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
  };
  const response = await fetch(base, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${operation} failed: ${await response.text()}`);
};

/**
 * Signs up with a name, which the hosted page does not ask for, confirms the address with its form, sent without a
 * browser, and returns the tokens.
 */
const signUp = async (name: string, { email, password }: Credentials, config: LoginConfig): Promise<Tokens> => {
  const base = `http://${config.hostedLoginDomain}`;
  const application = { client_id: config.userPoolClientId, redirect_uri: new URL('/login', platformUrl()).href };
  const query = new URLSearchParams({ ...application, response_type: 'code', login_hint: email });
  await callCognito(base, 'SignUp', {
    ClientId: config.userPoolClientId,
    Username: email,
    Password: password,
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'name', Value: name },
    ],
  });
  const confirmed = await post(`${base}/confirm?${query}`, { code: await emailedCode(email) });
  const code = new URL(confirmed.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const response = await post(`${base}/oauth2/token`, { grant_type: 'authorization_code', ...application, code });
  if (!response.ok) throw new Error(`The token endpoint responded with ${response.status}: ${await response.text()}`);
  return (await response.json()) as Tokens;
};

const usernameOf = ({ id_token }: Tokens): string => {
  const claims = JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString());
  return String(claims['cognito:username']);
};

/** What the browser stores after a login: the sign-in library's keys, and the site's session flag. */
const storedSession = (tokens: Tokens, clientId: string): Record<string, string> => {
  const client = `CognitoIdentityServiceProvider.${clientId}`;
  const username = usernameOf(tokens);
  return {
    [`${client}.LastAuthUser`]: username,
    [`${client}.oauthSignIn`]: 'true,false',
    [`${client}.${username}.accessToken`]: tokens.access_token,
    [`${client}.${username}.idToken`]: tokens.id_token,
    [`${client}.${username}.refreshToken`]: tokens.refresh_token,
    [`${client}.${username}.clockDrift`]: '0',
    [`${client}.${username}.oauthMetadata`]: JSON.stringify({ oauthSignIn: true }),
    [`${brand.slug}-session`]: '1',
  };
};

/**
 * Creates an account and stores its session in the page's browser; the next page opens logged in. `signUp` does the
 * same through the login pages.
 */
export const logInAsNewLearner = async (page: Page, name = 'Robin Vale'): Promise<Credentials> => {
  const credentials = { email: `robin-${randomUUID()}@example.com`, password: 'Journey-2026' };
  const config = (await (await fetch(new URL('/config.json', platformUrl()))).json()) as LoginConfig;
  const session = storedSession(await signUp(name, credentials, config), config.userPoolClientId);
  // A text file of the site's origin: no script runs that would read the session before it is complete.
  await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, session);
  return credentials;
};
