import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AwsRequest } from '#local/aws/service.ts';
import { claimsOf, hostedLoginClient } from './support/hosted-login-client.ts';
import type { LocalIdentity } from './support/user-pool.ts';
import { newDirectory, startIdentity } from './support/user-pool.ts';

const directory = await newDirectory();
let identity: LocalIdentity;

beforeAll(async () => {
  identity = await startIdentity(directory);
  await identity.accounts.createAccount({ email: 'ada@example.com', password: 'Lovelace-1815', name: 'Ada' });
});

afterAll(() => identity.stop());

const account = { username: 'ada@example.com', password: 'Lovelace-1815' };

async function signIn() {
  const client = hostedLoginClient(identity);
  return client.tokens(await client.submit('login', account));
}

/** Sends what a function's SDK sends, with its signature already verified. */
const signed = (target: string, body: object): AwsRequest => ({
  signingName: 'cognito-idp',
  region: 'us-east-1',
  principal: 'Operator',
  method: 'POST',
  path: '/',
  query: new URLSearchParams(),
  headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${target}` },
  body: Buffer.from(JSON.stringify(body)),
});

const admin = async (target: string, body: object) => {
  const reply = await identity.service.handle(signed(target, { UserPoolId: identity.poolId, ...body }));
  return { status: reply.status, body: JSON.parse(String(reply.body)) };
};

test('each refresh replaces the refresh token and keeps the scope', async () => {
  const tokens = await signIn();
  const client = hostedLoginClient(identity);
  const body = { RefreshToken: tokens.refresh_token, ClientId: identity.clientId };
  const reply = await client.call('GetTokensFromRefreshToken', body);
  const fresh = ((await reply.json()) as { AuthenticationResult: Record<string, string> }).AuthenticationResult;
  expect(fresh.RefreshToken).not.toBe(tokens.refresh_token);
  expect(claimsOf(fresh.AccessToken ?? '')).toMatchObject({ scope: 'openid email profile', token_use: 'access' });
  expect(claimsOf(fresh.AccessToken ?? '').jti).not.toBe(claimsOf(tokens.access_token).jti);
  expect((await client.refresh(fresh.RefreshToken ?? '')).status).toBe(200);
});

test("an unknown refresh token is refused with Cognito's error name", async () => {
  const body = { RefreshToken: 'made-up', ClientId: identity.clientId };
  const reply = await hostedLoginClient(identity).call('GetTokensFromRefreshToken', body);
  expect(reply.status).toBe(400);
  expect(await reply.json()).toEqual({ __type: 'NotAuthorizedException', message: 'Invalid Refresh Token' });
});

test('signing a user out everywhere ends every session', async () => {
  const tokens = await signIn();
  expect((await admin('AdminUserGlobalSignOut', { Username: 'ada@example.com' })).status).toBe(200);
  expect((await hostedLoginClient(identity).refresh(tokens.refresh_token)).status).toBe(400);
});

test('a function looks up a user by name, with permission for that pool only', async () => {
  const { username } = claimsOf((await signIn()).access_token);
  const { body } = await admin('AdminGetUser', { Username: username });
  expect(body.UserAttributes).toEqual(
    expect.arrayContaining([
      { Name: 'email', Value: 'ada@example.com' },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'name', Value: 'Ada' },
    ]),
  );
  expect(identity.service.authorizationRequests(signed('AdminGetUser', { UserPoolId: identity.poolId }))).toEqual([
    { action: 'cognito-idp:AdminGetUser', resource: identity.pool.attributes.Arn },
  ]);
});

test('a browser cannot call an API that needs a signature', async () => {
  const reply = await hostedLoginClient(identity).call('AdminGetUser', { UserPoolId: identity.poolId, Username: 'x' });
  expect(await reply.json()).toMatchObject({ __type: 'MissingAuthenticationTokenException' });
});

test("an account, its sessions, its id and the issuer's keys survive a restart", async () => {
  const tokens = await signIn();
  const before = { poolId: identity.poolId, clientId: identity.clientId };
  const keys = await identity.accounts.keysOf(String(claimsOf(tokens.access_token).iss));
  await identity.stop();
  identity = await startIdentity(directory);
  expect({ poolId: identity.poolId, clientId: identity.clientId }).toEqual(before);
  const fresh = (await (await hostedLoginClient(identity).refresh(tokens.refresh_token)).json()) as typeof tokens;
  expect(claimsOf(fresh.access_token).sub).toBe(claimsOf(tokens.access_token).sub);
  expect(await identity.accounts.keysOf(String(claimsOf(fresh.access_token).iss))).toEqual(keys);
});

test('a token for an address creates the account once and then reuses it', async () => {
  const [first, second] = [
    await identity.accounts.tokenFor('new@example.com'),
    await identity.accounts.tokenFor('New@example.com'),
  ];
  expect(claimsOf(second).sub).toBe(claimsOf(first).sub);
  expect(claimsOf(first)).toMatchObject({ token_use: 'access', client_id: identity.clientId });
  expect((await identity.accounts.list()).map(({ email }) => email)).toContain('new@example.com');
});

test('a deleted user is gone', async () => {
  await identity.accounts.createAccount({ email: 'gone@example.com', password: 'Leaving-1234' });
  expect((await admin('AdminDeleteUser', { Username: 'gone@example.com' })).status).toBe(200);
  expect(await admin('AdminGetUser', { Username: 'gone@example.com' })).toMatchObject({
    status: 400,
    body: { __type: 'UserNotFoundException' },
  });
});

test('a temporary password cannot be reset, but one that was set for good can', async () => {
  const client = hostedLoginClient(identity);
  const Username = 'invited@example.com';
  await admin('AdminCreateUser', { Username, MessageAction: 'SUPPRESS' });
  const reset = () => client.call('ForgotPassword', { ClientId: identity.clientId, Username });
  const refused = await reset();
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ __type: 'NotAuthorizedException' });
  await admin('AdminSetUserPassword', { Username, Password: 'Chosen-By-Nobody-1', Permanent: true });
  expect((await reset()).status).toBe(200);
});
