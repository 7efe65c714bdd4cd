import { expect, test } from '@jest/globals';
import { securityTxt } from '#web/bundling/security-txt.ts';

const expiryOf = (builtAt: string): string | undefined => /^Expires: (.+)$/m.exec(securityTxt(new Date(builtAt)))?.[1];

test.each([
  ['2026-01-01T00:00:00Z', '2026-12-31T00:00:00Z'],
  ['2026-03-31T23:59:59Z', '2026-12-31T00:00:00Z'],
  ['2026-04-01T00:00:00Z', '2027-03-31T00:00:00Z'],
  ['2026-12-31T23:59:59Z', '2027-09-30T00:00:00Z'],
  ['2028-02-29T12:00:00Z', '2028-12-31T00:00:00Z'],
])('security.txt built at %s expires with a quarter, at %s', (builtAt, expiry) => {
  expect(expiryOf(builtAt)).toBe(expiry);
});
