import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { OperationName } from '#contract/index.ts';
import type { ProblemBody } from '#contract/problem.ts';
import { formatWaitTime } from '#contract/rules/format-wait-time.ts';
import { matchRoute, unknownRoute } from '#contract/site-routes.ts';
import { retryOnClockRollover } from '#test/support/clock-rollover.ts';
import { dripCourseId } from '#test/support/drip-subscribers.ts';
import { validateHtml } from '#test/support/html-validate.ts';
import { consoleCall, newIpAddress, operationPath, platformUrl } from '#test/support/platform.ts';

const fields = (more: Record<string, string> = {}) => ({
  form: 'contact',
  firstName: 'Mira',
  lastName: 'Okafor',
  email: `mira-${randomUUID()}@example.com`,
  message: 'Twelve people,\r\ntwo days.',
  website: '',
  ...more,
});

/** Submits fields as a browser without script does; `from` is the sender's IP address. */
const post = (name: OperationName, sent: Record<string, string> | string, from = newIpAddress()) =>
  fetch(new URL(operationPath(name), platformUrl()), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-local-viewer-address': from },
    body: new URLSearchParams(sent).toString(),
  });

const emailsAbout = async (email: string) =>
  (await consoleCall<{ to: string; text: string }[]>('GET', 'inbox')).filter(
    ({ to, text }) => to === email || text.includes(email),
  );

test.each(['contact', 'corporate', 'instructor'])(
  'a %s form submitted without script arrives and redirects to its page',
  async (form) => {
    const sent = fields({ form });
    const response = await post('sendInquiry', sent);
    const target = new URL(response.headers.get('location') ?? '', platformUrl());
    expect({ status: response.status, place: target.hash }).toEqual({ status: 303, place: '#sent' });
    expect(matchRoute(target.pathname).route).not.toBe(unknownRoute);
    expect(await (await fetch(target)).text()).toContain('id="sent"');
    const [mail, ...others] = await emailsAbout(sent.email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('two days.');
  },
);

test('subscribing without script sends the email and redirects to the course page', async () => {
  const email = `robin-${randomUUID()}@example.com`;
  const response = await post('subscribe', { courseId: dripCourseId, email, website: '' });
  expect({ status: response.status, location: response.headers.get('location') }).toEqual({
    status: 303,
    location: `/courses/${dripCourseId}/subscribe#sent`,
  });
  expect(await emailsAbout(email)).toHaveLength(1);
});

test('a refused form returns as a valid page with its input and the errors', async () => {
  const typed = fields({ firstName: ' ', email: 'mira at example', message: '</textarea><b>"Bold" & more' });
  const response = await post('sendInquiry', typed);
  const html = await response.text();
  expect({ status: response.status, type: response.headers.get('content-type') }).toEqual({
    status: 400,
    type: 'text/html; charset=utf-8',
  });
  expect(html).toContain('This cannot be empty.');
  expect(html).toMatch(/id="email"[^>]* aria-invalid="true"[^>]* value="mira at example"/);
  expect(html).toContain('&#60;/textarea&#62;&#60;b&#62;&#34;Bold&#34; &#38; more');
  expect(html).toContain('<input type="hidden" name="form" value="contact">');
  expect(await validateHtml(html)).toEqual([]);
});

test('a rate-limited sender sees how long to wait and keeps the text', () =>
  retryOnClockRollover('hour', async () => {
    const { email } = fields();
    for (let count = 0; count < 5; count += 1) await post('sendInquiry', fields({ email, message: `${count}` }));
    const response = await post('sendInquiry', fields({ email, message: 'One more thing.' }));
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    const html = await response.text();
    expect(html).toContain(`You can try again in ${formatWaitTime(seconds)}.`);
    expect(html).toContain('One more thing.</textarea>');
  }));

test('a bot that fills the hidden field is redirected, and nothing is stored', async () => {
  const sent = fields({ website: 'https://spam.example' });
  expect((await post('sendInquiry', sent)).status).toBe(303);
  expect(await emailsAbout(sent.email)).toEqual([]);
});

test('a form with a repeated field is refused', async () => {
  const twice = `${new URLSearchParams(fields())}&email=other@example.com`;
  expect((await post('sendInquiry', twice)).status).toBe(400);
});

test('an operation without a page form accepts only JSON', async () => {
  const response = await post('recordAnalytics', { events: 'x' });
  expect(response.status).toBe(415);
  expect(((await response.json()) as ProblemBody).code).toBe('unsupported-media-type');
});
