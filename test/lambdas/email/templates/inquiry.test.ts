import { expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { inquiryEmail } from '#lambdas/email/templates/inquiry.ts';

const inquiry = {
  ...({ form: 'contact', firstName: 'Ada', lastName: 'Reyes', email: 'ada@example.com' } as const),
  message: 'We are nine people.\n\nCan we try Plan?',
};

test('an inquiry email begins with the message and has a button to reply', () => {
  const { to, replyTo, html = '', text } = inquiryEmail(inquiry);
  expect([to, replyTo]).toEqual([brand.supportEmail, 'ada@example.com']);
  expect(html).toMatch(/We are nine people\.<\/p>\s*<p[^>]*>Can we try Plan\?<\/p>/);
  expect(html).toContain('href="mailto:ada@example.com"');
  expect(text).toContain('From: Ada Reyes\nEmail: ada@example.com\nForm: Message');
});

test('the address of a sender cannot add recipients to our reply', () => {
  expect(inquiryEmail({ ...inquiry, email: 'ada@example.com?bcc=eve@example.com' }).html).toContain(
    'href="mailto:ada@example.com%3Fbcc%3Deve%40example.com"',
  );
});
