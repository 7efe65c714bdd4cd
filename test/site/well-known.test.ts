import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { platformUrl } from '../support/platform.ts';

const fetchPath = (path: string) => fetch(new URL(path, platformUrl()), { redirect: 'manual' });

test('security.txt says where to report and until when it is valid (RFC 9116)', async () => {
  const response = await fetchPath('/.well-known/security.txt');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain\b/);
  const lines = (await response.text()).trim().split('\n');
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

test('the site serves the licenses of the code that it contains', async () => {
  const response = await fetchPath('/third-party-notices.txt');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain\b/);
  expect(await response.text()).toBe(readFileSync('THIRD_PARTY_NOTICES.txt', 'utf8'));
});

test('/.well-known/change-password leads password managers to the password section', async () => {
  const response = await fetchPath('/.well-known/change-password');
  expect({ status: response.status, location: response.headers.get('location') }).toEqual({
    status: 302,
    location: '/profile#password',
  });
});

// The W3C's "reliability of HTTP status codes" defines the requested path.
test('unknown /.well-known paths return 404, as password managers require', async () => {
  const response = await fetchPath('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200');
  expect(response.status).toBe(404);
});
