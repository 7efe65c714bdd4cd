import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import {
  emailPattern,
  isEmail,
  maskedEmail,
  maxEmailLength,
  normalizeEmail,
  withoutSubaddress,
} from '#contract/rules/email.ts';
import { Email } from '#contract/schemas/identifiers.ts';

/**
 * The pattern of docs/product.md#validation: non-space characters, `@`, non-space characters, dot, non-space
 * characters.
 */
const specified = /^\S+@\S+\.\S+$/;

const addresses = [
  'ada@example.com',
  "o'brien@example.co.uk",
  'first.last+tag@sub.example.com',
  'a@b.c',
  'user%host@example.org',
  '0-_~@x-y.io',
  'postmaster@xn--mller-kva.de',
  `${'a'.repeat(64)}@example.com`,
];

test.each(addresses)('%s is accepted as a bare email address', (text) => {
  expect(isEmail(text)).toBe(true);
  expect(z.safeParse(Email, text).data).toBe(text);
});

const notBare = [
  'WIN-1<victim@x.test>',
  '<victim@x.test>',
  '"Ada"@example.com',
  '"Ada"<ada@example.com>',
  'ada@example.com,eve@example.com',
  'ada@example.com;eve@example.com',
  'ada(comment)@example.com',
  'ada:eve@example.com',
  'ada\\@example.com',
  'ada[1]@example.com',
  'ada@[127.0.0.1]',
  'ada@example..com',
  '.ada@example.com',
  'ada.@example.com',
  'ada..b@example.com',
  'ada@-example.com',
  'ada@example-.com',
  'ada@example.com.',
  'ada@exa_mple.com',
  'ada\u0000@example.com',
  'ada\u007f@example.com',
  'ada@example.com\u0085',
  'ada\u202e@example.com',
  'adä@example.com',
  'ada@exämple.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  `a@${'b.'.repeat(130)}com`,
];

test.each(notBare)('%j is refused with the specified sentence', (text) => {
  const { error } = z.safeParse(Email, text);
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter a valid email address.']);
});

test('every address that the specification refuses is refused', () => {
  const near = fc.string({ unit: fc.constantFrom(...'ab@. \n\t-<"'), maxLength: 12 });
  fc.assert(
    fc.property(fc.oneof(near, fc.string(), fc.string({ unit: 'binary' })), (text) => {
      expect(!isEmail(text) || specified.test(text)).toBe(true);
    }),
    { numRuns: 20_000 },
  );
});

test('no accepted address contains a header separator', () => {
  fc.assert(
    fc.property(fc.stringMatching(emailPattern), (text) => {
      expect(text).not.toMatch(/[\s<>()[\]",;:\\]/);
      expect(text.split('@')).toHaveLength(2);
    }),
  );
});

test('case and surrounding space do not change the key, dots and tags do', () => {
  expect(normalizeEmail(' Ada.B+x@Example.COM\n')).toBe('ada.b+x@example.com');
  expect(new Set(['a.b@x.io', 'ab@x.io', 'ab+c@x.io'].map(normalizeEmail)).size).toBe(3);
});

test.each([
  [' Ada@Example.COM ', 'ada@example.com'],
  ['ada.b+courses@example.com', 'ada.b+courses@example.com'],
  ['\tADA@example.com\n', 'ada@example.com'],
])('%j belongs to the mailbox %s', (typed, mailbox) => {
  expect(normalizeEmail(typed)).toBe(mailbox);
});

test('a normalized address stays as it is', () => {
  fc.assert(
    fc.property(
      fc.emailAddress().filter(({ length }) => length <= maxEmailLength),
      (email) => {
        const once = normalizeEmail(email);
        expect(normalizeEmail(once)).toBe(once);
        expect(isEmail(once)).toBe(true);
      },
    ),
  );
});

test('a masked address is recognizable only to its owner', () => {
  expect(maskedEmail('ada@example.com')).toBe('a***@example.com');
  expect(maskedEmail('a@example.com')).toBe('a***@example.com');
  expect(maskedEmail('émile@example.com')).toBe('é***@example.com');
});

test('a subaddress counts for the mailbox it belongs to', () => {
  expect(withoutSubaddress('ada+news@example.com')).toBe('ada@example.com');
  expect(withoutSubaddress('ada+a+b@example.com')).toBe('ada@example.com');
  expect(withoutSubaddress('ada@example.com')).toBe('ada@example.com');
  expect(withoutSubaddress('+ada@example.com')).toBe('+ada@example.com');
});
