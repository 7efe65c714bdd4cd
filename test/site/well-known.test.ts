import { expect, test } from '@jest/globals';
import { brand } from '../../contract/brand.ts';
import { platformUrl } from '../support/platform.ts';

const ask = (path: string) => fetch(new URL(path, platformUrl()), { redirect: 'manual' });

test('who finds a weakness reads where to tell us, and until when that holds (RFC 9116)', async () => {
  const answer = await ask('/.well-known/security.txt');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain\b/);
  const lines = (await answer.text()).trim().split('\n');
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)));
  expect(fields).toEqual({
    Contact: `mailto:${brand.supportEmail}`,
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    'Preferred-Languages': 'en',
    Canonical: new URL('/.well-known/security.txt', platformUrl()).href,
  });
  expect(Date.parse(fields.Expires)).toBeGreaterThan(Date.now());
  expect(Date.parse(fields.Expires)).toBeLessThan(Date.now() + 365 * 86_400_000);
});

test('a password manager is led to the part of the profile in which a password is changed', async () => {
  const answer = await ask('/.well-known/change-password');
  expect({ status: answer.status, location: answer.headers.get('location') }).toEqual({
    status: 302,
    location: '/profile#password',
  });
});

// The W3C's "reliability of HTTP status codes" names the address that is asked.
test('what we do not have there does not exist, or password managers would believe none of it', async () => {
  const answer = await ask('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200');
  expect(answer.status).toBe(404);
});
