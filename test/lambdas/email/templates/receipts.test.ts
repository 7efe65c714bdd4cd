import { beforeAll, expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { renderHtml, renderText } from '#contract/email/render-email.ts';
import { refundDays } from '#contract/rules/refund-window.ts';
import type { StoredLecture } from '#contract/storage/catalog-rows.ts';
import { purchaseReceiptEmail, refundEmail, upgradeReceiptEmail } from '#lambdas/email/templates/receipts.ts';

beforeAll(() => {
  process.env.SITE_URL = 'https://learn.example.com';
});

const payment = {
  buyer: { name: 'Ada <A>', email: 'ada@example.com' },
  courseId: 'plain-course',
  courseTitle: 'A Plain Course',
  courseUrl: 'https://learn.example.com/courses/plain-course',
  amount: 4900,
  currency: 'usd' as const,
  at: new Date('2026-11-21T10:00:00Z'),
  reference: 'pi_1',
};

test('a receipt states seller, buyer, item, date, reference and total', () => {
  const facts = [
    `Seller: ${brand.postalAddress}`,
    'Buyer: Ada <A>, ada@example.com',
    'Item: A Plain Course',
    'Date: November 21, 2026',
    'Reference: pi_1',
    'Total: $49.00',
  ];
  expect(renderText(purchaseReceiptEmail(payment).content)).toContain(`\n\n${facts.join('\n')}\n\n`);
  expect(renderText(upgradeReceiptEmail(payment).content)).toContain('\nItem: Premium access to A Plain Course\n');
  expect(renderText(refundEmail(payment, false).content)).toContain('\nRefunded: $49.00\n');
});

test('a receipt begins with the total and leads to the first lesson, if any', () => {
  const firstLecture: StoredLecture = {
    ...{ id: 'a', title: 'First things', type: 'free', contentType: 'reading', duration: 600 },
    ...{ isPreview: false, hasBody: true },
  };
  const { content } = purchaseReceiptEmail({ ...payment, firstLecture });
  const [html, text] = [renderHtml(content), renderText(content)];
  expect(text).toMatch(/^Paid on November 21, 2026: \$49\.00\n\nA Plain Course is yours\n\n/);
  expect(text).toMatch(
    /Your first lesson\n- First things \(10 min reading\)\n\nStart learning: https:[^ ]+\n\nSeller: /,
  );
  expect(html).toContain('src="https://learn.example.com/pictures/cover-plain-course.png"');
  for (const [first, second] of [
    ['$49.00', '<h1'],
    ['First things', 'Start learning'],
    ['Start learning', 'Seller'],
  ] as const)
    expect(html.indexOf(`>${first}`)).toBeLessThan(html.indexOf(second.startsWith('<') ? second : `>${second}`));
  expect(renderText(purchaseReceiptEmail(payment).content)).not.toContain('first lesson');
});

test.each(['', 'ada'])('a buyer with the name "%s" is named by the email address alone', (name) => {
  const { content } = purchaseReceiptEmail({ ...payment, buyer: { ...payment.buyer, name } });
  expect(renderText(content)).toContain('\nBuyer: ada@example.com\n');
});

test('the facts of a receipt are a table whose rows have headers', () => {
  const html = renderHtml(purchaseReceiptEmail(payment).content);
  const rows = [...html.matchAll(/<tr><th scope="row"[^>]*>([^<]+)<\/th><td[^>]*>(.+?)<\/td><\/tr>/g)];
  expect(rows.map(([, label]) => label)).toEqual(['Seller', 'Buyer', 'Item', 'Date', 'Reference', 'Total']);
  expect(rows[1]?.[2]).toBe('Ada &#60;A&#62;, <span style="display:inline-block">ada<wbr>@example.com</span>');
});

test('a receipt states the last day of the refund window, unless nothing was paid', () => {
  for (const receipt of [upgradeReceiptEmail, purchaseReceiptEmail]) {
    expect(renderText(receipt(payment).content)).toContain(
      `Write to us (${brand.supportEmail}) within ${refundDays} days of paying, by December 5, 2026, for a full refund`,
    );
    expect(renderText(receipt({ ...payment, amount: 0 }).content)).not.toContain('of paying');
  }
});

test('a receipt links to our address, with the reference as the subject about a refund', () => {
  const html = renderHtml(purchaseReceiptEmail(payment).content);
  expect(html).toContain(`href="mailto:${brand.supportEmail}?subject=Refund%20of%20pi_1"`);
  expect(html).toContain(`href="mailto:${brand.supportEmail}"`);
});

test('receipts and refunds are transactional email', () => {
  for (const { content } of [upgradeReceiptEmail(payment), purchaseReceiptEmail(payment), refundEmail(payment, true)]) {
    expect(renderText(content)).not.toMatch(/unsubscribe|stop these emails/i);
  }
  expect(refundEmail(payment, true).content.button?.label).toBe('Continue the course');
  expect(refundEmail(payment, false).content.button).toEqual({ label: 'View the course', url: payment.courseUrl });
  expect(renderText(refundEmail(payment, true).content)).toContain('returns to its schedule');
  expect(renderText(refundEmail(payment, false).content)).toContain('access has ended');
});

test('a receipt in yen has no decimals, one in euros has two', () => {
  expect(renderText(purchaseReceiptEmail({ ...payment, currency: 'jpy' }).content)).toMatch(/Total: ¥4,900$/m);
  expect(renderText(refundEmail({ ...payment, currency: 'eur' }, false).content)).toContain('We refunded €49.00 for');
});
