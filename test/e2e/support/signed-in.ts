import { randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Page } from 'playwright-core';
import { brand } from '#contract/brand.ts';
import { platformUrl } from '#test/support/platform.ts';
import type { Credentials } from './browser.ts';
import { removeStored } from './page-state.ts';

/** The fields of `/config.json` that a login needs. */
interface LoginConfig {
  userPoolId: string;
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

/** Creates an account as an administrator does, without an email: Cognito sends 50 codes a day. */
const createAccount = async (name: string, { email, password }: Credentials, { userPoolId }: LoginConfig) => {
  const client = new CognitoIdentityProviderClient({
    endpoint: platformUrl(),
    region: 'us-east-1',
    credentials: { accessKeyId: 'operator', secretAccessKey: 'any' },
  });
  const account = { UserPoolId: userPoolId, Username: email };
  const attributes = { email, email_verified: 'true', name };
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  await client.send(new AdminCreateUserCommand({ ...account, UserAttributes, MessageAction: 'SUPPRESS' }));
  await client.send(new AdminSetUserPasswordCommand({ ...account, Password: password, Permanent: true }));
};

/** Sends the form of the login page without a browser and returns the tokens. */
const logIn = async ({ email, password }: Credentials, config: LoginConfig): Promise<Tokens> => {
  const base = `http://${config.hostedLoginDomain}`;
  const application = { client_id: config.userPoolClientId, redirect_uri: new URL('/login', platformUrl()).href };
  const query = new URLSearchParams({ ...application, response_type: 'code' });
  const returned = await post(`${base}/login?${query}`, { username: email, password });
  const code = new URL(returned.headers.get('location') ?? '').searchParams.get('code') ?? '';
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
 * same through the login pages, and gets a code by email.
 */
export const logInAsNewLearner = async (page: Page, name = 'Robin Vale'): Promise<Credentials> => {
  const credentials = { email: `robin-${randomUUID()}@example.com`, password: 'Journey-2026' };
  const config = (await (await fetch(new URL('/config.json', platformUrl()))).json()) as LoginConfig;
  await createAccount(name, credentials, config);
  const session = storedSession(await logIn(credentials, config), config.userPoolClientId);
  // A text file of the site's origin: no script runs that would read the session before it is complete.
  await page.goto('/robots.txt');
  // A logout removes these of the account before.
  for (const suffix of ['-display-name', '-picture']) await removeStored(page, suffix);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, session);
  return credentials;
};
