import { beforeAll, expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { renderHtml, renderText } from '#contract/email/render-email.ts';
import { certificateEmail, revocationEmail } from '#lambdas/email/templates/certificate.ts';

beforeAll(() => {
  process.env.SITE_URL = 'https://learn.example.com';
});

const verifyUrl = 'https://learn.example.com/certificates/c1';
const certificate = {
  ...{ id: 'c1', courseTitle: 'Q & A', learnerName: 'Ada <A>', verifyUrl },
  issuedAt: new Date('2026-11-21T23:30:00Z'),
};
const escaped = (part: string): string => part.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

test('the certificate email names course, learner and day, and is transactional', () => {
  const { subject, content } = certificateEmail(certificate);
  const [html, text] = [renderHtml(content), renderText(content)];
  expect(subject).toBe('Your certificate: Q & A');
  const facts = ['Certificate of completion', 'Ada <A>', 'has completed the course', 'Q & A', 'November 21, 2026'];
  for (const part of [...facts, verifyUrl, 'https://learn.example.com/dashboard']) {
    expect(text).toContain(part);
    expect(html).toContain(escaped(part));
  }
  expect(text).not.toMatch(/unsubscribe|stop these emails/i);
});

test('the certificate email starts with the certificate, which links to its page', () => {
  const html = renderHtml(certificateEmail(certificate).content);
  const sheet = /<a href="https:\/\/learn\.example\.com\/certificates\/c1"[^>]*>(.+?)<\/a>/s.exec(html)?.[0] ?? '';
  for (const part of ['Certificate of completion', 'Ada <A>', 'Q & A']) expect(sheet).toContain(escaped(part));
  expect(sheet).toMatch(/<img src="https:\/\/learn\.example\.com\/pictures\/seal\.png" width="80" height="80" alt=""/);
  expect(html.indexOf(sheet)).toBeLessThan(html.indexOf('<h1'));
});

test('a certificate of mastery says so', () => {
  const { subject, content } = certificateEmail({ ...certificate, kind: 'mastery' });
  expect(subject).toBe('Your certificate: Mastery of Q & A');
  expect(renderText(content)).toContain('Certificate of mastery\nAda <A>\nhas earned\nMastery of Q & A\n');
});

test('the certificate can be added to LinkedIn with one click', () => {
  const { content } = certificateEmail(certificate);
  const { label, url } = content.secondary ?? { label: '', url: '' };
  expect(label).toBe('Add to LinkedIn');
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Q & A',
    organizationName: brand.name,
    ...{ issueYear: '2026', issueMonth: '11' },
    ...{ certUrl: verifyUrl, certId: 'c1' },
  });
  expect(renderText(content)).toContain(`Add to LinkedIn: ${url}`);
  expect(renderHtml(content).match(/class="(button|secondary)"/g)).toEqual(['class="button"', 'class="secondary"']);
});

test('the line about a wrong name links to the profile and to our address', () => {
  const { content } = certificateEmail(certificate);
  expect(renderHtml(content)).toMatch(
    /Is the name wrong\? <a [^>]*href="https:\/\/learn\.example\.com\/profile"[^>]*>Change it in your profile<\/a>/,
  );
  expect(renderHtml(content)).toContain(`href="mailto:${brand.supportEmail}"`);
  expect(renderText(content)).toContain(
    `Change it in your profile (https://learn.example.com/profile), and write to ${brand.supportEmail}`,
  );
});

test.each([
  ['misconduct', 'obtained by fraud', 'will not issue another certificate'],
  ['issued-in-error', 'You did nothing wrong', 'can get a new certificate'],
  ['refunded', 'was refunded', 'buy the course again'],
] as const)('the email about a revocation for %s says why and what comes next', (reason, why, next) => {
  const { subject, content } = revocationEmail(certificate, reason);
  const text = renderText(content);
  expect(subject).toBe('Your certificate was revoked: Q & A');
  for (const part of [
    'Q & A',
    'Ada <A>',
    'November 21, 2026',
    verifyUrl,
    why,
    next,
    brand.supportEmail,
    '/dashboard',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/unsubscribe|stop these emails/i);
});
