import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isEmail, maskedEmail, normalizeEmail } from '../../contract/rules/email.ts';

test.each([
  [' Ada@Example.COM ', 'ada@example.com'],
  ['ada.b+courses@example.com', 'ada.b+courses@example.com'],
  ['\tADA@example.com\n', 'ada@example.com'],
])('%j is the mailbox %s', (typed, mailbox) => {
  expect(normalizeEmail(typed)).toBe(mailbox);
});

test('an address that was normalized stays as it is', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const once = normalizeEmail(email);
      expect(normalizeEmail(once)).toBe(once);
      expect(isEmail(once)).toBe(true);
    }),
  );
});

test('a masked address tells its owner, and nobody else, whose it is', () => {
  expect(maskedEmail('ada@example.com')).toBe('a***@example.com');
  expect(maskedEmail('a@example.com')).toBe('a***@example.com');
  expect(maskedEmail('émile@example.com')).toBe('é***@example.com');
});
