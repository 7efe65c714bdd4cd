import { beforeAll, expect, test } from '@jest/globals';
import type { StoredLecture } from '../../../contract/catalogue-rows.ts';
import { letterHtml, letterText } from '../../../contract/letter/letter.ts';
import type { DripMailKind, DueMail } from '../../../contract/rules/drip-mail.ts';
import { refundDays } from '../../../contract/rules/refund-window.ts';
import { accountLinkedLetter } from '../../../lambdas/services/letters/account-linked.ts';
import { certificateLetter } from '../../../lambdas/services/letters/certificate.ts';
import { type DripMailFacts, dripLetter } from '../../../lambdas/services/letters/drip-letters.ts';
import { purchaseReceipt, refundNotice, upgradeReceipt } from '../../../lambdas/services/letters/payments.ts';

beforeAll(() => {
  process.env.SITE_URL = 'https://learn.example.com';
});

const lecture = (id: string, type: StoredLecture['type'] = 'drip'): StoredLecture => ({
  ...{ id, title: `Lecture ${id}`, type, contentType: 'reading', duration: 600, isPreview: false, hasBody: true },
});

const facts = (more: Partial<DripMailFacts> = {}): DripMailFacts => ({
  course: {
    id: 'plain-course',
    title: 'A Plain Course',
    sections: [
      { title: 'First things', lectures: [lecture('a')] },
      { title: 'Tags like <b> & "quotes"', lectures: [lecture('b'), lecture('c'), lecture('extra', 'premium')] },
      { title: 'The end', lectures: [lecture('d')] },
    ],
  },
  email: 'ada@example.com',
  timeZone: 'Asia/Tokyo',
  token: 'sTOKEN',
  subscribedAt: new Date('2026-11-01T20:00:00Z'),
  hasCertificate: true,
  nextLecture: { sectionIndex: 1, lectureIndex: 0, lecture: { title: 'Lecture b', duration: 600 } },
  ...more,
});

const due = (kind: DripMailKind, sectionIndexes: number[] = [], isLast = false): DueMail => ({
  ...{ kind, name: 'NAME', waves: [], sectionIndexes, isLast },
});

const next = { at: new Date('2026-11-24T23:00:00Z'), lectureIds: ['d'], sectionIndexes: [2] };

const every: [DripMailKind, DueMail][] = [
  ['released', due('released', [1])],
  ['digest', due('digest', [1, 2])],
  ['last-section', due('last-section', [2], true)],
  ['confirm-reminder', due('confirm-reminder')],
  ['quiet-3', due('quiet-3')],
  ['quiet-10', due('quiet-10')],
];

test.each(every)(
  'the letter "%s" says the same as HTML and as text, has one button and tells how to stop',
  (_, mail) => {
    const { subject, letter } = dripLetter(mail, facts());
    const [html, text] = [letterHtml(letter), letterText(letter)];
    expect(subject.length).toBeLessThan(80);
    for (const part of [letter.heading, ...letter.paragraphs, ...(letter.after ?? [])]) {
      expect(text).toContain(part);
      expect(html).toContain(part.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`));
    }
    expect(html.match(/class="button"/g)).toHaveLength(1);
    for (const part of [html, text]) {
      expect(part).toContain('https://learn.example.com/subscriptions/sTOKEN');
      expect(part).toContain('Sample Street');
      expect(part).toContain('ada@example.com');
    }
    expect(html).toContain('prefers-color-scheme:dark');
  },
);

test('an announcement lists what time has opened, not what waits for a payment, and leads there', () => {
  const { subject, letter } = dripLetter(due('released', [1]), facts({ next }));
  expect(subject).toBe('Now open: Tags like <b> & "quotes"');
  expect(letter.groups).toEqual([
    { title: '2. Tags like <b> & "quotes"', items: ['Lecture b (10 min)', 'Lecture c (10 min)'] },
  ]);
  expect(letter.paragraphs).toEqual(['Section 2 of 3 of A Plain Course is ready for you: 2 lectures, 20 min.']);
  expect(letter.button?.url).toBe('https://learn.example.com/courses/plain-course/drip-content/1/0');
  expect(letterHtml(letter)).not.toContain('like <b>');
});

test('a section that was open before a restart is not said to open', () => {
  const again = (kind: DripMailKind, sectionIndexes: number[], isLast = false) => {
    const { subject, letter } = dripLetter({ ...due(kind, sectionIndexes, isLast), isAgain: true }, facts());
    const text = letterText(letter);
    expect(`${subject} ${text}`).not.toMatch(/(now|is|are) open|has opened/i);
    return { subject, text };
  };
  const { subject, text } = again('released', [1]);
  expect(subject).toBe('Your next section: Tags like <b> & "quotes"');
  expect(text).toContain('You started A Plain Course again, and section 2 of 3 is next: 2 lectures, 20 min.');
  expect(again('last-section', [2], true).subject).toBe('The last section: The end');
  expect(again('released', [0, 2]).text).toContain('You started A Plain Course again, and 2 sections are next.');
  expect(again('digest', [1, 2]).subject).toBe('2 sections to go on with: A Plain Course');
});

test('what opens next is said by the day and clock of the reader', () => {
  const { letter } = dripLetter(due('released', [1]), facts({ next }));
  expect(letter.after).toEqual(['Next: “The end”, on Wednesday, November 25, at 8:00 AM (Tokyo time).']);
});

test('the last letter promises a certificate where the course has one; premium lectures are not needed for it', () => {
  const last = due('last-section', [2], true);
  expect(dripLetter(last, facts()).letter.after?.join()).toContain('every open lecture and the certificate');
  expect(dripLetter(last, facts({ hasCertificate: false })).letter.after?.join()).not.toContain('certificate');
});

test('the reminder to confirm names the day they subscribed, as they had it, and carries the link that confirms', () => {
  const { letter } = dripLetter(due('confirm-reminder'), facts());
  expect(letter.paragraphs[0]).toContain('On November 2, 2026');
  expect(letter.button?.url).toBe(
    'https://learn.example.com/courses/plain-course/welcome?email=ada%40example.com&token=sTOKEN',
  );
});

test('before the launch of a course the reminder to confirm does not say that anything is open', () => {
  const { nextLecture: _, ...nothingOpen } = facts();
  expect(dripLetter(due('confirm-reminder'), facts()).letter.paragraphs[0]).toContain('is open already');
  expect(dripLetter(due('confirm-reminder'), nothingOpen).letter.paragraphs[0]).not.toContain('open');
});

test('the last reminder promises news of sections only while some are still to open', () => {
  expect(letterText(dripLetter(due('quiet-10'), facts({ next })).letter)).toContain('when it is time for a section');
  expect(letterText(dripLetter(due('quiet-10'), facts()).letter)).toContain('This is our last reminder.');
});

test('a receipt says for how long the money comes back, as the Terms do, unless nothing was paid', () => {
  const payment = {
    ...{ courseTitle: 'A Plain Course', courseUrl: 'https://learn.example.com/courses/plain-course' },
    ...{ amount: 4900, currency: 'usd', at: new Date('2026-11-21T10:00:00Z'), reference: 'pi_1' },
  };
  for (const receipt of [upgradeReceipt, purchaseReceipt]) {
    expect(letterText(receipt(payment).letter)).toContain(`within ${refundDays} days of paying`);
    expect(letterText(receipt({ ...payment, amount: 0 }).letter)).not.toContain('of paying');
  }
});

test('receipts and refunds name what was paid and are no mailings', () => {
  const payment = {
    ...{ courseTitle: 'A Plain Course', courseUrl: 'https://learn.example.com/courses/plain-course' },
    ...{ amount: 4900, currency: 'usd', at: new Date('2026-11-21T10:00:00Z'), reference: 'pi_1' },
  };
  for (const { letter } of [upgradeReceipt(payment), purchaseReceipt(payment), refundNotice(payment, true)]) {
    const text = letterText(letter);
    expect(text).toContain('$49.00');
    expect(text).toContain('November 21, 2026');
    expect(text).toContain('pi_1');
    expect(text).not.toMatch(/unsubscribe|stop these emails/i);
  }
  expect(letterText(refundNotice(payment, true).letter)).toContain('goes back to its schedule');
  expect(letterText(refundNotice(payment, false).letter)).toContain('is closed');
});

test('the letter about a linked account says what to do if it was somebody else, and how to stop emails', () => {
  const { subject, letter } = accountLinkedLetter(facts());
  const text = letterText(letter);
  expect(subject).toBe('A Plain Course now opens with your account');
  expect(letter.button?.url).toBe('https://learn.example.com/courses/plain-course/drip-content');
  expect(text).toMatch(/It was not you\?.+password/);
  expect(text).toContain('https://learn.example.com/subscriptions/sTOKEN');
  expect(text).not.toContain('welcome?');
});

test('the letter about a certificate names course, person and day, leads to its page and the dashboard, and is no mailing', () => {
  const verifyUrl = 'https://learn.example.com/certificates/c1';
  const issuedAt = new Date('2026-11-21T23:30:00Z');
  const { subject, letter } = certificateLetter({ courseTitle: 'Q & A', learnerName: 'Ada <A>', issuedAt, verifyUrl });
  const [html, text] = [letterHtml(letter), letterText(letter)];
  expect(subject).toBe('Your certificate: Q & A');
  for (const part of ['Ada <A>', 'Q & A', 'November 21, 2026', verifyUrl, 'https://learn.example.com/dashboard']) {
    expect(text).toContain(part);
    expect(html).toContain(part.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`));
  }
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(text).not.toMatch(/unsubscribe|stop these emails/i);
});
