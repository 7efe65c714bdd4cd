import { afterEach, expect, test } from '@jest/globals';
import { hostedLoginClient } from './support/hosted-login-client.ts';
import type { LocalIdentity } from './support/user-pool.ts';
import { emailedCodeFor, newDirectory, startIdentity } from './support/user-pool.ts';

const dayMs = 86_400_000;
const password = 'Lovelace-1815';
const emailOf = (number: number) => `person-${number}@example.com`;

let identity: LocalIdentity;
afterEach(() => identity.stop());

const startPool = async (emailSendingAccount: string) => {
  identity = await startIdentity(await newDirectory(), {}, { EmailSendingAccount: emailSendingAccount });
  const client = hostedLoginClient(identity);
  const signUp = (number: number) =>
    client.call('SignUp', {
      ClientId: identity.clientId,
      Username: emailOf(number),
      Password: password,
      UserAttributes: [{ Name: 'email', Value: emailOf(number) }],
    });
  /** Signs these people up, one after the other; returns how many got an account. */
  const signUpAll = async (first: number, last: number) => {
    let accepted = 0;
    for (let number = first; number <= last; number += 1) accepted += Number((await signUp(number)).ok);
    return accepted;
  };
  return { client, signUp, signUpAll };
};

const limitExceeded = {
  __type: 'LimitExceededException',
  message: expect.stringContaining('Exceeded daily email limit for the operation or the account.'),
};

test('a pool that sends through Cognito emails 50 codes a day and refuses the rest', async () => {
  const { client, signUp, signUpAll } = await startPool('COGNITO_DEFAULT');
  expect(await signUpAll(1, 50)).toBe(50);
  const refused = await signUp(51);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual(limitExceeded);
  const ofFirst = { ClientId: identity.clientId, Username: emailOf(1) };
  for (const target of ['ResendConfirmationCode', 'ForgotPassword'])
    expect(await (await client.call(target, ofFirst)).json()).toEqual(limitExceeded);
  expect(identity.inbox.list()).toHaveLength(50);
  expect((await identity.accounts.list()).map(({ email }) => email)).not.toContain(emailOf(51));
});

test('a person who signs up too late that day reads why, and can sign up the next day', async () => {
  const { client, signUpAll } = await startPool('COGNITO_DEFAULT');
  await signUpAll(1, 50);
  const form = { username: emailOf(51), password };
  const page = await client.submit('signup', form);
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/role="alert">We cannot send more emails today\. Please try again tomorrow\./);
  const forgotten = await client.submit('forgotPassword', { username: emailOf(1) });
  expect(await forgotten.text()).toContain('We cannot send more emails today.');

  await identity.clock.advance(dayMs);
  expect((await client.submit('signup', form)).headers.get('location')).toContain('/confirm?');
  expect(emailedCodeFor(identity, emailOf(51))).toMatch(/^\d{6}$/);
});

test('a pool that sends through SES has no such limit', async () => {
  const { signUpAll } = await startPool('DEVELOPER');
  expect(await signUpAll(1, 51)).toBe(51);
});

test('calls above a quota a second are refused until it ends', async () => {
  const { client } = await startPool('DEVELOPER');
  await identity.accounts.createAccount({ email: emailOf(1), password });
  const forgotPassword = () => client.call('ForgotPassword', { ClientId: identity.clientId, Username: emailOf(1) });
  identity.quotas.setCallsPerSecond(1);
  expect((await forgotPassword()).status).toBe(200);
  identity.quotas.setCallsPerSecond(0);
  const refused = await forgotPassword();
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({ __type: 'TooManyRequestsException', message: 'Rate exceeded' });
  const page = await client.submit('forgotPassword', { username: emailOf(1) });
  expect(await page.text()).toContain('Too many people are signing in at the moment.');
  identity.quotas.setCallsPerSecond(undefined);
  expect((await forgotPassword()).status).toBe(200);
});
