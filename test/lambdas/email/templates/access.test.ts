import { beforeAll, expect, test } from '@jest/globals';
import { pause } from '#contract/rules/drip-changes.ts';
import { anchorDateOf, scheduleOf } from '#contract/rules/drip-schedule.ts';
import type { CourseRow, StoredLecture } from '#contract/storage/catalog-rows.ts';
import type { SubscriptionRow } from '#contract/storage/subscriber-rows.ts';
import { accessEmail } from '#lambdas/email/templates/access.ts';

beforeAll(() => {
  process.env.SITE_URL = 'https://learn.example.com';
});

const lecture = (id: string): StoredLecture => ({
  id,
  title: `Lecture ${id}`,
  type: 'drip',
  contentType: 'reading',
  duration: 600,
  isPreview: false,
  hasBody: true,
});

const courseOf = (more: Partial<CourseRow> = {}): CourseRow =>
  ({
    id: 'plain-course',
    kind: 'drip',
    title: 'A Plain Course',
    promise: 'You will see.',
    sections: [
      { title: 'First things', opensAfterDays: 0, lectures: [lecture('a')] },
      { title: 'Then this', opensAfterDays: 3, lectures: [lecture('b')] },
      { title: 'And this', opensAfterDays: 3, lectures: [lecture('c')] },
    ],
    ...more,
  }) as CourseRow;

const now = new Date('2026-11-02T12:00:00Z');
const subscriptionTo = (course: CourseRow, more: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  pk: 'ada@example.com',
  sk: 'SUBSCRIPTION#plain-course',
  subscriptionId: 'one',
  courseId: course.id,
  email: 'ada@example.com',
  timeZone: 'Asia/Tokyo',
  token: 'sTOKEN',
  subscribedAt: now.toISOString(),
  anchorDate: anchorDateOf(now, 'Asia/Tokyo'),
  schedule: scheduleOf(course),
  ...more,
});

const textTo = (more: Partial<SubscriptionRow> = {}, course = courseOf(), isPremium = false): string =>
  accessEmail(subscriptionTo(course, more), course, now, isPremium).text;

test('the welcome email says what is open and what opens next, in local time', () => {
  const text = textTo();
  expect(text).toContain('The first section of A Plain Course is open');
  expect(text).toContain('You will see.');
  expect(text).toContain('Next: “Then this” and “And this”, on Thursday, November 5, at 8:00 AM (Tokyo time).');
});

test('the welcome email names the first lesson, then the button, then the rest', () => {
  const lead = 'The first section of A Plain Course is open\n\nLesson 1: Lecture a (10\u00a0min\u00a0reading)\n\n';
  expect(textTo().startsWith(`${lead}Start the course: https://`)).toBe(true);
});

test('the access email starts with the cover of the course, which links into it', () => {
  const { html } = accessEmail(subscriptionTo(courseOf()), courseOf(), now, false);
  const [, href, picture = ''] = /<a href="([^"]+)">(<picture>.+?<\/picture>)/.exec(html) ?? [];
  expect(href).toContain('https://learn.example.com/courses/plain-course/welcome?');
  expect(picture).toContain('src="https://learn.example.com/pictures/cover-plain-course.png"');
  expect(picture).toContain('width="560" height="210" alt="A Plain Course"');
  expect(html.indexOf('<img')).toBeLessThan(html.indexOf('<h1'));
});

test('a short last word of the heading never stands alone on a line', () => {
  const { html } = accessEmail(subscriptionTo(courseOf()), courseOf(), now, false);
  expect(html).toMatch(/<h1 [^>]+text-wrap:balance[^>]+>The first section of A Plain Course is&nbsp;open<\/h1>/);
});

test('before the launch the welcome email does not say that anything is open', () => {
  const text = textTo({}, courseOf({ launchesOn: '2026-12-01' }));
  expect(text).toContain('You are subscribed to A Plain Course');
  expect(text).toContain('Next: “First things”, “Then this” and “And this”, on Tuesday, December 1, at 8:00 AM');
  expect(text).not.toMatch(/is open|today/);
});

test('the access email offers one-click unsubscribe', () => {
  expect(accessEmail(subscriptionTo(courseOf()), courseOf(), now, false).headers).toEqual({
    'List-Unsubscribe': '<https://learn.example.com/api/unsubscribe/sTOKEN>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

const again = { accessEmailSentAt: '2026-11-02T10:00:00Z' };

test('a paused subscriber who requests the link again reads about the pause', () => {
  const text = textTo({ ...again, ...pause(subscriptionTo(courseOf()), now) } as Partial<SubscriptionRow>);
  expect(text).toContain('Your course is paused, so nothing new opens.');
  expect(text).not.toMatch(/Next:|Every section/);
});

test('a paid subscriber reads that everything is open', () => {
  expect(textTo(again, courseOf(), true)).toContain('You have premium access, so every lesson is open.');
});

test('only an unconfirmed subscriber reads that the button confirms the address', () => {
  expect(textTo()).toContain('so we can email you');
  expect(textTo({ ...again, confirmedAt: now.toISOString() })).not.toContain('so we can email you');
});

test('a subscriber who stopped emails and requests the link reads that they stay off', () => {
  const text = textTo({ ...again, unsubscribedAt: now.toISOString() });
  expect(text).toContain('You are still unsubscribed from emails about new sections');
  expect(text).not.toContain('so we can email you');
});
