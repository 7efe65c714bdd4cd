import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { JwtVerifier } from 'aws-jwt-verify';
import type { LocalIdentity } from './support/identity.ts';
import { codeFor, newDirectory, startIdentity } from './support/identity.ts';
import { claimsOf, personAtBrowser } from './support/person-at-browser.ts';

let identity: LocalIdentity;
let person: ReturnType<typeof personAtBrowser>;

beforeAll(async () => {
  identity = await startIdentity(await newDirectory());
  person = personAtBrowser(identity);
  await identity.accounts.createAccount({ email: 'ada@example.com', password: 'Lovelace-1815', name: 'Ada' });
});

afterAll(() => identity.stop());

const signIn = () => person.submit('login', { username: 'ada@example.com', password: 'Lovelace-1815' });

test('a person who signs in comes back with a code that becomes tokens the platform can check', async () => {
  const start = await person.open('oauth2/authorize', { login_hint: 'ada@example.com' });
  expect(start.headers.get('location')).toContain('/_local/cognito/login?');
  const form = await (await person.open('login', { login_hint: 'ada@example.com' })).text();
  expect(form).toContain('value="ada@example.com"');

  const returned = await signIn();
  expect(returned.headers.get('location')).toMatch(/\/back\?code=.+&state=where-I-was$/);
  const tokens = await person.tokens(returned);

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

test('an address is the same in any case', async () => {
  const returned = await person.submit('login', { username: 'Ada@Example.COM', password: 'Lovelace-1815' });
  expect(returned.status).toBe(303);
});

test('a wrong password and an unknown address get the same answer, tied to the field', async () => {
  const wrong = await person.submit('login', { username: 'ada@example.com', password: 'guess' });
  const unknown = await person.submit('login', { username: 'bob@example.com', password: 'guess' });
  const page = await wrong.text();
  expect([wrong, unknown].map((reply) => reply.headers.get('location'))).toEqual([null, null]);
  expect((await unknown.text()).replace('bob@', 'ada@')).toBe(page);
  expect(page).toMatch(/aria-describedby="password-error"[\s\S]*id="password-error">Incorrect username or password\./);
});

test('a code is good once, for its own verifier and address', async () => {
  const used = await signIn();
  await person.exchange(used);
  expect(await (await person.exchange(used)).json()).toEqual({ error: 'invalid_grant' });
  expect((await person.exchange(await signIn(), { code_verifier: 'another' })).status).toBe(400);
  expect((await person.exchange(await signIn(), { redirect_uri: 'http://evil.example' })).status).toBe(400);
});

test('nobody is sent to an address the client does not list', async () => {
  const away = await person.open('oauth2/authorize', { redirect_uri: 'http://evil.example/' });
  expect(away.status).toBe(400);
  expect(away.headers.get('location')).toBeNull();
  const out = await fetch(
    `${identity.url}/_local/cognito/logout?client_id=${identity.clientId}&logout_uri=http://evil.example/`,
    { redirect: 'manual' },
  );
  expect(out.status).toBe(400);
});

test('a person creates an account with the code from the inbox and has a verified address', async () => {
  const details = { name: 'Grace', username: 'grace@example.com', password: 'Hopper-1906' };
  const weak = await person.submit('signup', { ...details, password: 'short' });
  expect(await weak.text()).toContain(
    'This password still needs at least 10 characters, an upper-case letter, a digit.',
  );

  const asked = await person.submit('signup', details);
  expect(asked.headers.get('location')).toContain('/confirm?');
  const hint = { login_hint: 'grace@example.com' };
  const wrong = await person.submit('confirm', { action: 'confirm', code: 'abcdef' }, hint);
  expect(await wrong.text()).toContain('This is not the code of our latest email.');
  await person.submit('confirm', { action: 'resend' }, hint);
  const returned = await person.submit('confirm', { code: codeFor(identity, 'grace@example.com') }, hint);
  const tokens = await person.tokens(returned);
  expect(claimsOf(tokens.id_token)).toMatchObject({ name: 'Grace', email_verified: true });

  const again = await person.submit('signup', details);
  expect(await again.text()).toContain('There is an account with this address already.');
});

test('whoever starts signing in before confirming is taken to the code', async () => {
  const details = { name: 'Hal', username: 'hal@example.com', password: 'Discovery-1' };
  await person.submit('signup', details);
  const returned = await person.submit('login', details);
  expect(returned.headers.get('location')).toMatch(/confirm\?.*login_hint=hal%40example\.com/);
});

test('a forgotten password is replaced with the code from the inbox', async () => {
  await identity.accounts.createAccount({ email: 'tim@example.com', password: 'Forgotten-1' });
  const asked = await person.submit('forgotPassword', { username: 'tim@example.com' });
  expect(asked.headers.get('location')).toContain('/reset?');
  const hint = { login_hint: 'tim@example.com' };
  const form = { code: codeFor(identity, 'tim@example.com'), password: 'Remembered-1' };
  expect((await person.submit('reset', { ...form, code: '' }, hint)).status).toBe(200);
  expect((await person.submit('reset', form, hint)).status).toBe(303);
  expect((await person.submit('login', { username: 'tim@example.com', password: 'Forgotten-1' })).status).toBe(200);
  expect((await person.submit('login', { username: 'tim@example.com', password: 'Remembered-1' })).status).toBe(303);
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

test('asking for the password of an unknown address looks like any other', async () => {
  const asked = await person.submit('forgotPassword', { username: 'nobody@example.com' });
  expect(asked.headers.get('location')).toContain('/reset?');
  expect(codeFor(identity, 'nobody@example.com')).toBe('');
});

test('another site can neither sign a person in nor use the API', async () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${identity.url}/_local/cognito/login`, { method: 'POST', headers });
  expect((await post({ origin: 'http://evil.example' })).status).toBe(403);
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});
