import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import type { ProblemBody } from '#contract/problem.ts';
import { retryOnClockRollover } from '#test/support/clock-rollover.ts';
import { consoleCall, newIpAddress, send } from '#test/support/platform.ts';

interface InboxEmail {
  to: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
}

const inquiry = (more: Record<string, unknown> = {}) => ({
  form: 'corporate',
  firstName: 'Mira',
  lastName: 'Okafor',
  email: `mira-${randomUUID()}@example.com`,
  message: 'Twelve people, two days, in June.',
  ...more,
});

/** Inquiries are limited by IP address, so each test uses its own; the local gateway accepts the one the edge sets. */
const emailsAbout = async (email: string): Promise<InboxEmail[]> =>
  (await consoleCall<InboxEmail[]>('GET', 'inbox')).filter(({ text }) => text.includes(email));

test('an inquiry is stored and emailed to us, with the sender as reply-to', async () => {
  const body = inquiry();
  expect((await send('sendInquiry', { body })).body).toEqual({ received: true });
  const [mail, ...others] = await emailsAbout(body.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: brand.supportEmail,
    subject: 'Corporate training inquiry from Mira Okafor',
  });
  expect(mail?.headers['Reply-To']).toBe(body.email);
  expect(mail?.text).toContain(body.message);
});

test('pressing twice sends one message', async () => {
  const body = inquiry();
  const responses = await Promise.all([send('sendInquiry', { body }), send('sendInquiry', { body })]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(await emailsAbout(body.email)).toHaveLength(1);
});

test('a bot that fills the hidden field gets a success, and nothing is stored', async () => {
  const body = inquiry({ website: 'https://spam.example' });
  expect((await send('sendInquiry', { body })).body).toEqual({ received: true });
  expect(await emailsAbout(body.email)).toEqual([]);
});

test.each([
  ['no email address', { email: 'mira at example' }, 'body.email'],
  ['a blank name', { firstName: '   ' }, 'body.firstName'],
  ['an unknown form', { form: 'spam' }, 'body.form'],
  ['a display name before the address', { email: 'WIN-1<victim@example.com>' }, 'body.email'],
  ['two reply-to addresses', { email: 'mira@example.com,victim@example.com' }, 'body.email'],
  ['a line break in the first name', { firstName: 'Mira\nBcc: victim@example.com' }, 'body.firstName'],
  ['a line separator in the last name', { lastName: 'Okafor\u2028X' }, 'body.lastName'],
  ['a tab in the last name', { lastName: 'Okafor\tX' }, 'body.lastName'],
  ['reordered text in the last name', { lastName: 'Okafor\u202exe.txt' }, 'body.lastName'],
  ['a next-line control in the first name', { firstName: 'Mira\u0085X' }, 'body.firstName'],
  ['a message that is too long', { message: 'x'.repeat(5001) }, 'body.message'],
])('%s is refused, naming the field', async (_, wrong, path) => {
  const { status, body } = await send<ProblemBody>('sendInquiry', { body: inquiry(wrong) });
  expect({ status, paths: body.errors?.map((error) => error.path) }).toEqual({ status: 400, paths: [path] });
});

test('markup in a message stays text in the email', async () => {
  const body = inquiry({ message: '<img src=x onerror=alert(1)>' });
  await send('sendInquiry', { body });
  const [mail] = (await consoleCall<(InboxEmail & { html: string })[]>('GET', 'inbox')).filter(({ text }) =>
    text.includes(body.email),
  );
  expect(mail?.html).not.toContain('<img');
});

test('forty people in a classroom each send a message from one IP address', async () => {
  const headers = { 'x-local-viewer-address': newIpAddress() };
  const responses = await Promise.all(
    Array.from({ length: 40 }, () => send('sendInquiry', { body: inquiry(), headers })),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
}, 60_000);

test('the sixth message of a mailbox in an hour is refused, with what to do', () =>
  retryOnClockRollover('hour', async () => {
    const { email } = inquiry();
    const write = (message: string) =>
      send<ProblemBody>('sendInquiry', {
        body: inquiry({ email, message }),
        headers: { 'x-local-viewer-address': newIpAddress() },
      });
    for (const message of ['1', '2', '3', '4', '5']) expect((await write(message)).status).toBe(200);
    const { status, body, headers } = await write('6');
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too-many-requests' });
    expect(body.detail).toContain(`write to ${brand.supportEmail}`);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
  }));

test('an email address built to slow a pattern down is refused at once', async () => {
  const start = performance.now();
  const { status } = await send('sendInquiry', { body: inquiry({ email: `a@${'.'.repeat(60_000)}@` }) });
  expect(status).toBe(400);
  expect(performance.now() - start).toBeLessThan(5_000);
});
