import { beforeAll, expect, test } from '@jest/globals';
import { renderHtml, renderText } from '#contract/email/render-email.ts';
import type { DripEmailKind, DueEmail } from '#contract/rules/drip-email.ts';
import type { StoredLecture } from '#contract/storage/catalog-rows.ts';
import { accountLinkedEmail } from '#lambdas/email/templates/account-linked.ts';
import { type DripEmailData, dripEmail } from '#lambdas/email/templates/drip.ts';
import { lectureCountAndLength } from '#lambdas/email/templates/drip-parts.ts';

beforeAll(() => {
  process.env.SITE_URL = 'https://learn.example.com';
});

const lecture = (id: string, type: StoredLecture['type'] = 'drip'): StoredLecture => ({
  id,
  title: `Lecture ${id}`,
  type,
  contentType: 'reading',
  duration: 600,
  isPreview: false,
  hasBody: true,
});

const emailData = (more: Partial<DripEmailData> = {}): DripEmailData => ({
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
  nextLecture: {
    sectionIndex: 1,
    lectureIndex: 0,
    lecture: { title: 'Lecture b', contentType: 'video', duration: 600 },
  },
  ...more,
});

const due = (kind: DripEmailKind, sectionIndexes: number[] = [], isLast = false): DueEmail => ({
  kind,
  name: 'NAME',
  batches: [],
  sectionIndexes,
  isLast,
});

const next = { at: new Date('2026-11-24T23:00:00Z'), lectureIds: ['d'], sectionIndexes: [2] };

const templates: [DripEmailKind, DueEmail][] = [
  ['released', due('released', [1])],
  ['digest', due('digest', [1, 2])],
  ['last-section', due('last-section', [2], true)],
  ['confirm-reminder', due('confirm-reminder')],
  ['inactive-3', due('inactive-3')],
  ['inactive-10', due('inactive-10')],
];

test.each(templates)('the email "%s" has equal HTML and text, one button and an unsubscribe link', (_, email) => {
  const { subject, content } = dripEmail(email, emailData());
  const [html, text] = [renderHtml(content), renderText(content)];
  expect(subject.length).toBeLessThan(80);
  for (const part of [content.heading, ...content.paragraphs, ...(content.after ?? [])].map(String)) {
    expect(text).toContain(part);
    expect(html).toContain(part.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`));
  }
  expect(html.match(/class="button"/g)).toHaveLength(1);
  for (const part of [html, text]) {
    expect(part).toContain('https://learn.example.com/subscriptions/sTOKEN');
    expect(part).toContain('Sample Street');
    expect(part).toContain('ada@example.com');
  }
  expect(html).toMatch(/<a [^>]+subscriptions\/sTOKEN"[^>]*>Unsubscribe or change these emails<\/a>/);
  expect(html).toContain('prefers-color-scheme:dark');
});

test('an announcement lists open lectures, not premium ones, and links there', () => {
  const { subject, content } = dripEmail(due('released', [1]), emailData({ next }));
  expect(subject).toBe('Now open: Tags like <b> & "quotes"');
  expect(content.sections).toEqual([
    {
      items: [
        { label: 'Lecture b', value: '10 min reading' },
        { label: 'Lecture c', value: '10 min reading' },
      ],
    },
  ]);
  expect(content.paragraphs).toEqual(['Section 2 of 3 in A Plain Course is ready for you: 2 lessons, 20 min reading.']);
  expect(content.button?.url).toBe('https://learn.example.com/courses/plain-course/drip-content/1/0');
  expect(renderHtml(content)).not.toContain('like <b>');
  expect(renderText(content)).toContain('\n\n- Lecture b (10 min reading)\n- Lecture c (10 min reading)\n\n');
});

test('lessons have their lengths in a column that never wraps', () => {
  const html = renderHtml(dripEmail(due('released', [1]), emailData()).content);
  expect(html).toMatch(/<td [^>]+>Lecture b<\/td><td [^>]+white-space:nowrap[^>]+>10 min reading<\/td>/);
});

test('the length of a section is the sum of the lengths below it', () => {
  const lengths = [lecture('v1'), lecture('v2'), lecture('v3')].map((one) => ({
    ...one,
    contentType: 'video' as const,
    duration: 95,
  }));
  expect(lectureCountAndLength({ title: 'Fakes', lectures: lengths })).toBe('3 lessons, 6 min video');
});

test('sections are named in the list when several open, or when the heading names none', () => {
  const titlesOf = (email: DueEmail) => dripEmail(email, emailData()).content.sections?.map(({ title }) => title);
  const [second, third] = ['2. Tags like <b> & "quotes"', '3. The end'];
  expect(titlesOf(due('released', [1, 2]))).toEqual([second, third]);
  expect(titlesOf(due('digest', [1, 2]))).toEqual([second, third]);
  expect(titlesOf(due('digest', [2]))).toEqual([third]);
});

test.each(templates)('the email "%s" shows the cover of the course above its heading', (_, email) => {
  const html = renderHtml(dripEmail(email, emailData()).content);
  expect(html.indexOf('/pictures/cover-plain-course.png')).toBeGreaterThan(0);
  expect(html.indexOf('/pictures/cover-plain-course.png')).toBeLessThan(html.indexOf('<h1'));
});

test('an announcement starts with the cover of the course, which links to the section', () => {
  const html = renderHtml(dripEmail(due('released', [1]), emailData()).content);
  const [, href, picture = ''] = /<a href="([^"]+)">(<picture>.+?<\/picture>)/.exec(html) ?? [];
  expect(href).toBe('https://learn.example.com/courses/plain-course/drip-content/1/0');
  expect(picture).toContain('src="https://learn.example.com/pictures/cover-plain-course.png"');
  expect(picture).toContain('width="560" height="210" alt="A Plain Course"');
  expect(picture).toContain(
    '<source srcset="https://learn.example.com/pictures/cover-plain-course-dark.png" media="(prefers-color-scheme: dark)">',
  );
  expect(html.indexOf('<img')).toBeLessThan(html.indexOf('<h1'));
});

test('a reminder says how long the next lesson is, and that it is a video', () => {
  const textOf = (kind: DripEmailKind) => renderText(dripEmail(due(kind), emailData()).content);
  expect(textOf('inactive-3')).toContain(
    'This is your next lesson in A Plain Course (10 min video). You are in section 2 of 3.',
  );
  expect(textOf('inactive-10')).toContain('“Lecture b” (10 min video) is next.');
});

test('a section open before a restart is not announced as open', () => {
  const again = (kind: DripEmailKind, sectionIndexes: number[], isLast = false) => {
    const { subject, content } = dripEmail({ ...due(kind, sectionIndexes, isLast), isReannounced: true }, emailData());
    const text = renderText(content);
    expect(`${subject} ${text}`).not.toMatch(/(now|is|are) open|has opened/i);
    return { subject, text };
  };
  const { subject, text } = again('released', [1]);
  expect(subject).toBe('Your next section: Tags like <b> & "quotes"');
  expect(text).toContain('You restarted A Plain Course, and section 2 of 3 is next: 2 lessons, 20 min reading.');
  expect(again('last-section', [2], true).subject).toBe('The last section: The end');
  expect(again('released', [0, 2]).text).toContain('You restarted A Plain Course, and 2 sections are next.');
  expect(again('digest', [1, 2]).subject).toBe('2 sections ready for you: A Plain Course');
});

test("the next release is given in the reader's day and time", () => {
  const { content } = dripEmail(due('released', [1]), emailData({ next }));
  expect(content.after).toEqual(['Next: “The end”, on Wednesday, November 25, at 8:00 AM (Tokyo time).']);
});

test('the last email promises a certificate where there is one, premium or not', () => {
  const last = due('last-section', [2], true);
  expect(dripEmail(last, emailData()).content.after?.join()).toContain('every open lesson to earn your certificate');
  expect(dripEmail(last, emailData({ hasCertificate: false })).content.after?.join()).not.toContain('certificate');
});

test('the confirmation reminder gives the local day of subscribing and the link', () => {
  const { content } = dripEmail(due('confirm-reminder'), emailData());
  expect(content.paragraphs[0]).toContain('On November 2, 2026');
  expect(content.button?.url).toBe(
    'https://learn.example.com/courses/plain-course/welcome?email=ada%40example.com&token=sTOKEN',
  );
});

test('before the launch the confirmation reminder says nothing is open', () => {
  const { nextLecture: _, ...nothingOpen } = emailData();
  expect(dripEmail(due('confirm-reminder'), emailData()).content.paragraphs[0]).toContain('is already open');
  expect(dripEmail(due('confirm-reminder'), nothingOpen).content.paragraphs[0]).not.toContain('open');
});

test('the last reminder promises new sections only while some are to come', () => {
  expect(renderText(dripEmail(due('inactive-10'), emailData({ next })).content)).toContain('when a section is ready');
  expect(renderText(dripEmail(due('inactive-10'), emailData()).content)).toContain('This is our last reminder.');
});

test('the account-linked email says what to do if it was not you, and how to stop', () => {
  const { subject, content } = accountLinkedEmail(emailData());
  const text = renderText(content);
  expect(subject).toBe('A Plain Course is now linked to your account');
  expect(content.button?.url).toBe('https://learn.example.com/courses/plain-course/drip-content');
  expect(text).toMatch(/If this was not you.+password/);
  expect(text).toContain('https://learn.example.com/subscriptions/sTOKEN');
  expect(text).not.toContain('welcome?');
});
