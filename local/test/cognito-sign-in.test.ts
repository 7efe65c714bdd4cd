import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { JwtVerifier } from 'aws-jwt-verify';
import { claimsOf, hostedLoginClient } from './support/hosted-login-client.ts';
import type { LocalIdentity } from './support/user-pool.ts';
import { emailedCodeFor, newDirectory, startIdentity } from './support/user-pool.ts';

let identity: LocalIdentity;
let client: ReturnType<typeof hostedLoginClient>;

beforeAll(async () => {
  identity = await startIdentity(await newDirectory());
  client = hostedLoginClient(identity);
  await identity.accounts.createAccount({ email: 'ada@example.com', password: 'Lovelace-1815', name: 'Ada' });
});

afterAll(() => identity.stop());

const signIn = () => client.submit('login', { username: 'ada@example.com', password: 'Lovelace-1815' });

test('a user who signs in returns with a code that becomes verifiable tokens', async () => {
  const start = await client.open('oauth2/authorize', { login_hint: 'ada@example.com' });
  expect(start.headers.get('location')).toContain('/_local/cognito/login?');
  const form = await (await client.open('login', { login_hint: 'ada@example.com' })).text();
  expect(form).toContain('value="ada@example.com"');

  const returned = await signIn();
  expect(returned.headers.get('location')).toMatch(/\/back\?code=.+&state=where-I-was$/);
  const tokens = await client.tokens(returned);

  const issuer = `${identity.url}/_local/cognito/${identity.poolId}`;
  const keySet = await identity.accounts.keysOf(issuer);
  const verifier = JwtVerifier.create({ issuer, audience: null });
  verifier.cacheJwks(keySet as never);
  expect(await verifier.verify(tokens.access_token)).toMatchObject({
    token_use: 'access',
    client_id: identity.clientId,
    scope: 'openid email profile',
    username: claimsOf(tokens.id_token).sub,
  });
  expect(claimsOf(tokens.id_token)).toMatchObject({ email: 'ada@example.com', email_verified: true, name: 'Ada' });
});

test('an email address is case-insensitive', async () => {
  const returned = await client.submit('login', { username: 'Ada@Example.COM', password: 'Lovelace-1815' });
  expect(returned.status).toBe(303);
});

test('a wrong password and an unknown address get the same error, at the field', async () => {
  const wrong = await client.submit('login', { username: 'ada@example.com', password: 'guess' });
  const unknown = await client.submit('login', { username: 'bob@example.com', password: 'guess' });
  const page = await wrong.text();
  expect([wrong, unknown].map((reply) => reply.headers.get('location'))).toEqual([null, null]);
  expect((await unknown.text()).replace('bob@', 'ada@')).toBe(page);
  expect(page).toMatch(/aria-describedby="password-error"[\s\S]*id="password-error">Incorrect username or password\./);
});

test('a code is valid once, for its own verifier and redirect URI', async () => {
  const used = await signIn();
  await client.exchange(used);
  expect(await (await client.exchange(used)).json()).toEqual({ error: 'invalid_grant' });
  expect((await client.exchange(await signIn(), { code_verifier: 'another' })).status).toBe(400);
  expect((await client.exchange(await signIn(), { redirect_uri: 'http://evil.example' })).status).toBe(400);
});

test('a redirect URI that the client does not list is refused', async () => {
  const away = await client.open('oauth2/authorize', { redirect_uri: 'http://evil.example/' });
  expect(away.status).toBe(400);
  expect(away.headers.get('location')).toBeNull();
  const out = await fetch(
    `${identity.url}/_local/cognito/logout?client_id=${identity.clientId}&logout_uri=http://evil.example/`,
    { redirect: 'manual' },
  );
  expect(out.status).toBe(400);
});

test('a user signs up with the code from the inbox and has a verified address', async () => {
  const details = { username: 'grace@example.com', password: 'Hopper-1906' };
  const weak = await client.submit('signup', { ...details, password: 'short' });
  expect(await weak.text()).toContain(
    'This password still needs at least 10 characters, an uppercase letter, a digit.',
  );

  const response = await client.submit('signup', details);
  expect(response.headers.get('location')).toContain('/confirm?');
  const hint = { login_hint: 'grace@example.com' };
  const wrong = await client.submit('confirm', { action: 'confirm', code: 'abcdef' }, hint);
  expect(await wrong.text()).toContain('This code does not match the one in our latest email.');
  await client.submit('confirm', { action: 'resend' }, hint);
  const returned = await client.submit('confirm', { code: emailedCodeFor(identity, 'grace@example.com') }, hint);
  const tokens = await client.tokens(returned);
  expect(claimsOf(tokens.id_token)).toMatchObject({ email: 'grace@example.com', email_verified: true });

  const again = await client.submit('signup', details);
  expect(await again.text()).toContain('An account with this email address already exists.');
});

test('an emailed code has events where the pool sends with a configuration set', async () => {
  await client.submit('signup', { username: 'ida@example.com', password: 'Rhodes-1900' });
  expect(identity.accepted).toContainEqual(
    expect.objectContaining({
      Destination: { ToAddresses: ['ida@example.com'] },
      ConfigurationSetName: 'shop',
    }),
  );
});

test('signing in before confirming leads to the code', async () => {
  const details = { username: 'hal@example.com', password: 'Discovery-1' };
  await client.submit('signup', details);
  const returned = await client.submit('login', details);
  expect(returned.headers.get('location')).toMatch(/confirm\?.*login_hint=hal%40example\.com/);
});

test('a forgotten password is replaced with the code from the inbox', async () => {
  await identity.accounts.createAccount({ email: 'tim@example.com', password: 'Forgotten-1' });
  const response = await client.submit('forgotPassword', { username: 'tim@example.com' });
  expect(response.headers.get('location')).toContain('/reset?');
  const hint = { login_hint: 'tim@example.com' };
  const form = { code: emailedCodeFor(identity, 'tim@example.com'), password: 'Remembered-1' };
  expect((await client.submit('reset', { ...form, code: '' }, hint)).status).toBe(200);
  expect((await client.submit('reset', form, hint)).status).toBe(303);
  expect((await client.submit('login', { username: 'tim@example.com', password: 'Forgotten-1' })).status).toBe(200);
  expect((await client.submit('login', { username: 'tim@example.com', password: 'Remembered-1' })).status).toBe(303);
});

test.each([
  ['EmailMessage must contain {####}.', { EmailMessage: 'Your code is on its way.' }],
  ['EmailMessage must have at most 20000', { EmailMessage: `{####}${' '.repeat(20_000)}` }],
  ['EmailMessage must have at most 20000', { EmailMessage: '{####} \u0000' }],
  ['EmailSubject must have at most 140', { EmailSubject: 'x'.repeat(141) }],
])('a pool is refused when %s', async (problem, VerificationMessageTemplate) => {
  const properties = { UserPoolName: 'others', VerificationMessageTemplate };
  const resource = { type: 'AWS::Cognito::UserPool', logicalId: 'Others', properties, stackName: 'shop-dev' };
  await expect(identity.service.create(resource)).rejects.toThrow(problem);
});

test('a password reset for an unknown address looks like any other', async () => {
  const response = await client.submit('forgotPassword', { username: 'nobody@example.com' });
  expect(response.headers.get('location')).toContain('/reset?');
  expect(emailedCodeFor(identity, 'nobody@example.com')).toBe('');
});

test('another site can neither sign a user in nor use the API', async () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${identity.url}/_local/cognito/login`, { method: 'POST', headers });
  expect((await post({ origin: 'http://evil.example' })).status).toBe(403);
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

const signUpFields = async () => {
  const text = await (await client.open('signup')).text();
  return [...text.matchAll(/<input id="(\w+)"/g)].map(([, name]) => name);
};

test('the sign-up page asks for an email address and a password', async () => {
  expect(await signUpFields()).toEqual(['username', 'password']);
});

const branding = (color: string) => ({
  type: 'AWS::Cognito::ManagedLoginBranding',
  logicalId: 'Style',
  stackName: 'shop-dev',
  properties: {
    ClientId: identity.clientId,
    Settings: {
      components: {
        form: { logo: { enabled: true } },
        pageBackground: { image: { enabled: true }, lightMode: { color }, darkMode: { color: '112233ff' } },
      },
    },
    Assets: ['FORM_LOGO', 'PAGE_BACKGROUND'].map((Category) => ({
      Category,
      ColorMode: 'DYNAMIC',
      Extension: 'SVG',
      Bytes: 'PHN2Zy8+',
    })),
  },
});

test('the hosted pages have the colors and the images of the client’s style', async () => {
  await identity.service.create(branding('fbfaf7ff'));
  const response = await client.open('login');
  const text = await response.text();
  expect(text).toContain('--ground: light-dark(#fbfaf7ff, #112233ff);');
  expect(text).toContain('src="data:image/svg+xml;base64,PHN2Zy8+"');
  expect(text).toContain('html { background: var(--ground) url("data:image/svg+xml;base64,PHN2Zy8+")');
  const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
});

test('a style whose color is none is refused', async () => {
  await expect(identity.service.create(branding('red;} body{'))).rejects.toThrow(/Style: .*eight hexadecimal digits/);
});
