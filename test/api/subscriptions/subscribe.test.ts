import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { retryOnClockRollover } from '#test/support/clock-rollover.ts';
import { dripCourseId, linkTokenIn, sendSubscribe } from '#test/support/drip-subscribers.ts';
import { emailsTo } from '#test/support/inbox.ts';
import { concurrently } from '#test/support/learners.ts';
import { type Learner, newIpAddress, newLearner, platformUrl, send } from '#test/support/platform.ts';

const newEmail = () => `Reader-${randomUUID()}@Example.com`;
const normal = (email: string) => email.toLowerCase();

test('a subscriber gets one email with one button and a way to unsubscribe', async () => {
  const email = newEmail();
  const response = await sendSubscribe({ email, timeZone: 'Asia/Tokyo' });
  expect(response).toMatchObject({ status: 200, body: { status: 'success' } });
  const [mail, ...others] = await emailsTo(normal(email));
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Welcome to AI Literacy in Ten Days');
  const links = [...(mail?.html.matchAll(/href="([^"]+)"/g) ?? [])].map(([, url = '']) => url.replaceAll('&#38;', '&'));
  const welcomeLinks = links.map((url) => new URL(url)).filter(({ pathname }) => pathname.endsWith('/welcome'));
  // The cover and the button.
  expect(welcomeLinks).toHaveLength(2);
  expect(new Set(welcomeLinks.map(String)).size).toBe(1);
  const [link] = welcomeLinks;
  expect(`${link?.origin}${link?.pathname}`).toBe(`${platformUrl()}/courses/${dripCourseId}/welcome`);
  expect(link?.searchParams.get('email')).toBe(normal(email));
  const token = linkTokenIn(mail);
  expect(mail?.headers['List-Unsubscribe']).toBe(`<${platformUrl()}/api/unsubscribe/${token}>`);
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(mail?.text).toContain(`${platformUrl()}/subscriptions/${token}`);
  expect(mail?.text).toContain('(Tokyo time)');
});

test('subscribing again reveals nothing and resends the link at most once an hour', () =>
  retryOnClockRollover('hour', async () => {
    const email = newEmail();
    await sendSubscribe({ email });
    const again = await sendSubscribe({ email: ` ${email.toUpperCase()}`.trim() });
    expect(again.body).toEqual({ status: 'existing_access' });
    expect(await emailsTo(normal(email))).toHaveLength(1);
  }));

test('the response is the same with and without an account', async () => {
  const learner = await newLearner();
  const [known, unknown] = [await sendSubscribe({ email: learner.email }), await sendSubscribe({ email: newEmail() })];
  expect(known.body).toEqual(unknown.body);
  expect([...known.headers.keys()].sort()).toEqual([...unknown.headers.keys()].sort());
});

test(
  'fifty concurrent requests make one subscription and one email',
  () =>
    retryOnClockRollover('hour', async () => {
      const email = newEmail();
      const responses = await concurrently(50, () => sendSubscribe({ email }));
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
      expect(responses.filter(({ body }) => body.status === 'success')).toHaveLength(1);
      expect(await emailsTo(normal(email))).toHaveLength(1);
    }),
  60_000,
);

test.each([
  'plain',
  'a@b',
  '@example.com',
  'a@@example.com',
  'a b@example.com',
  'a@example.com\nBcc: b@example.com',
  `${'a'.repeat(250)}@example.com`,
  'WIN-1<victim@example.com>',
  '"Win"<victim@example.com>',
  'victim@example.com,other@example.com',
  '"><script>alert(1)</script>@example.com',
  "';DROP_TABLE_subscribers;--@example.com",
  'ünï@exämple.com',
  'a@example.com\u007f',
  '',
])('%j is not an email address, and nothing is stored or sent', async (email) => {
  const response = await sendSubscribe({ email });
  expect(response).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  expect(await emailsTo(email)).toEqual([]);
});

test.each([
  `SUBSCRIPTION#${randomUUID()}@example.com`,
  `TOKEN#${randomUUID()}@example.com`,
  `${randomUUID()}+tag.dots@example.com`,
  `o'brien-${randomUUID()}@example.com`,
])('%s is an ordinary address and does no harm', async (email) => {
  const response = await sendSubscribe({ email });
  expect(response.body).toEqual({ status: 'success' });
  const [mail] = await emailsTo(email.replace(/[A-Z]/g, (character) => character.toLowerCase()));
  expect(mail?.html ?? '').not.toContain('<script>');
});

test('an unknown time zone counts as UTC', async () => {
  const email = newEmail();
  await sendSubscribe({ email, timeZone: 'Mars/Olympus' });
  const [mail] = await emailsTo(normal(email));
  const view = await send('getSubscription', { params: { token: linkTokenIn(mail) } });
  expect(view.body).toMatchObject({ timeZone: 'UTC' });
});

test('a bot that fills the hidden field gets a success, and nothing is stored', async () => {
  const email = newEmail();
  expect((await sendSubscribe({ email, website: 'https://spam.example' })).body).toEqual({ status: 'success' });
  expect((await sendSubscribe({ email })).body).toEqual({ status: 'success' });
});

test.each(['prompting-that-works', 'no-such-course'])('%s cannot be subscribed to', async (courseId) => {
  expect(await sendSubscribe({ email: newEmail(), courseId })).toMatchObject({
    status: 404,
    body: { code: 'not-found' },
  });
});

/** Headers a client can send to claim another origin of its request. */
const forgedHeaders = (index: number) => ({
  'x-forwarded-for': `203.0.113.${index}`,
  'x-viewer-ip': `203.0.113.${index}`,
  'x-origin-key': 'guessed',
  'x-real-ip': `203.0.113.${index}`,
  'cf-connecting-ip': `203.0.113.${index}`,
  'cloudfront-viewer-address': `203.0.113.${index}:443`,
  forwarded: `for=203.0.113.${index}`,
});

/** Returns the network a subscription was counted against, from its subscriber's data export. */
const networkOf = async (learner: Learner): Promise<unknown> => {
  const { rows } = await learner.call('exportAccount');
  return (rows.find(({ sk }) => sk === `SUBSCRIPTION#${dripCourseId}`)?.consent as { network?: string })?.network;
};

/** Returns the networks that subscriptions with these headers are counted against. */
const networksOf = async (headers: Record<string, string>[]): Promise<Set<unknown>> => {
  const networks = headers.map(async (sent) => {
    const learner = await newLearner();
    await sendSubscribe({ email: learner.email }, sent);
    return networkOf(learner);
  });
  return new Set(await Promise.all(networks));
};

test('forwarding headers do not change the network that a call is counted for', async () => {
  const ipAddress = newIpAddress();
  const headers = [1, 2, 3].map((index) => ({ 'x-local-viewer-address': ipAddress, ...forgedHeaders(index) }));
  const networks = await networksOf(headers);
  expect([...networks]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
});

test('all IP addresses of an IPv6 network are counted together', async () => {
  const network = newIpAddress().replace('::1', '');
  const hosts = ['1:2:3:4', ':1', 'ffff::1', 'a:b:c:d', '0:0:0:9', '5:6:7:8'];
  const networks = await networksOf(hosts.map((host) => ({ 'x-local-viewer-address': `${network}:${host}` })));
  expect(networks.size).toBe(1);
});

test('forty people in a classroom subscribe from one IP address and get the email', async () => {
  const headers = { 'x-local-viewer-address': newIpAddress() };
  const emails = Array.from({ length: 40 }, newEmail);
  const responses = await Promise.all(emails.map((email) => sendSubscribe({ email }, headers)));
  expect(responses.map(({ status }) => status)).toEqual(emails.map(() => 200));
  const inboxEmails = await Promise.all(emails.map((email) => emailsTo(normal(email))));
  expect(inboxEmails.map(({ length }) => length)).toEqual(emails.map(() => 1));
}, 60_000);

test.each([
  ['JSON', {}],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
])('an email address built to slow a pattern down is refused at once, sent as %s', async (_, headers) => {
  const email = `a@${'.'.repeat(60_000)}@`;
  const start = performance.now();
  const form = new URLSearchParams({ courseId: dripCourseId, email }).toString();
  const sent = 'content-type' in headers ? form : { courseId: dripCourseId, email };
  const response = await send('subscribe', {
    body: sent,
    headers: { 'x-local-viewer-address': newIpAddress(), ...headers },
  });
  expect(response.status).toBe(400);
  expect(performance.now() - start).toBeLessThan(5_000);
});
