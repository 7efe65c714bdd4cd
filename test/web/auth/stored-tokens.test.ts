import { expect, test } from '@jest/globals';
import { identityOf } from '#web/src/auth/identity.ts';
import { expiryMarginMs, readStoredTokens } from '#web/src/auth/stored-tokens.ts';

const now = Date.parse('2026-11-28T12:00:00Z');

const tokenUntil = (expiresAtMs: number): string =>
  ['header', Buffer.from(JSON.stringify({ exp: expiresAtMs / 1000 })).toString('base64url'), 'signature'].join('.');

const valid = tokenUntil(now + expiryMarginMs + 1000);
const expiring = tokenUntil(now + expiryMarginMs);

const session = (client: string, accessToken: string, idToken: string): Record<string, string> => {
  const prefix = `CognitoIdentityServiceProvider.${client}`;
  return {
    [`${prefix}.LastAuthUser`]: 'robin.vale',
    [`${prefix}.robin.vale.accessToken`]: accessToken,
    [`${prefix}.robin.vale.idToken`]: idToken,
  };
};

test('stored tokens are used while both are valid for more than a minute', () => {
  expect(readStoredTokens(session('web', valid, valid), now)).toEqual({ accessToken: valid, idToken: valid });
});

test.each([
  ['an access token that is about to expire', session('web', expiring, valid)],
  ['an ID token that is about to expire', session('web', valid, expiring)],
  ['a token that cannot be read', session('web', 'nonsense', valid)],
  [
    'a browser with the sessions of two user pools',
    { ...session('web', valid, valid), ...session('other', valid, valid) },
  ],
  ['a browser without a session', {}],
])('%s is left to the sign-in library', (_, entries) => {
  expect(readStoredTokens(entries, now)).toBeUndefined();
});

test('an account without a name is not called by its email address', () => {
  expect(identityOf({ email: 'robin@example.com' })).toEqual({ name: '', email: 'robin@example.com' });
  expect(identityOf({ name: 'Robin Vale', email: 'robin@example.com' }).name).toBe('Robin Vale');
});
