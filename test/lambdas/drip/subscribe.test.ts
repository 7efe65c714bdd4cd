import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { dripCourseId, mailsTo, subscribe, tokenIn } from '../../support/drip.ts';
import { newAddress, newLearner, platformUrl, send } from '../../support/platform.ts';
import { atOnce } from '../../support/study.ts';
import { withinOne } from '../../support/within-one.ts';

const newEmail = () => `Reader-${randomUUID()}@Example.com`;
const normal = (email: string) => email.toLowerCase();

test('a reader subscribes and gets one letter with one button, and a way to stop it', async () => {
  const email = newEmail();
  const answer = await subscribe({ email, timeZone: 'Asia/Tokyo' });
  expect(answer).toMatchObject({ status: 200, body: { status: 'success' } });
  const [mail, ...others] = await mailsTo(normal(email));
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Welcome to AI Literacy in Ten Days');
  const links = [...(mail?.html.matchAll(/href="([^"]+)"/g) ?? [])].map(([, url = '']) => url.replaceAll('&#38;', '&'));
  const [link, ...rest] = links.map((url) => new URL(url)).filter(({ pathname }) => pathname.endsWith('/welcome'));
  expect(rest).toEqual([]);
  expect(`${link?.origin}${link?.pathname}`).toBe(`${platformUrl()}/courses/${dripCourseId}/welcome`);
  expect(link?.searchParams.get('email')).toBe(normal(email));
  const token = tokenIn(mail);
  expect(mail?.headers['List-Unsubscribe']).toBe(`<${platformUrl()}/api/unsubscribe/${token}>`);
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(mail?.text).toContain(`${platformUrl()}/subscriptions/${token}`);
  expect(mail?.text).toContain('(Tokyo time)');
});

test('who is subscribed already learns nothing but that, and the link goes to the mailbox, at most once an hour', () =>
  withinOne('hour', async () => {
    const email = newEmail();
    await subscribe({ email });
    const again = await subscribe({ email: ` ${email.toUpperCase()}`.trim() });
    expect(again.body).toEqual({ status: 'existing_access' });
    expect(await mailsTo(normal(email))).toHaveLength(1);
  }));

test('the answer is the same for somebody with an account and for somebody without', async () => {
  const learner = await newLearner();
  const [known, unknown] = [await subscribe({ email: learner.email }), await subscribe({ email: newEmail() })];
  expect(known.body).toEqual(unknown.body);
  expect([...known.headers.keys()].sort()).toEqual([...unknown.headers.keys()].sort());
});

test(
  'fifty times at once is one subscription and one letter',
  () =>
    withinOne('hour', async () => {
      const email = newEmail();
      const answers = await atOnce(50, () => subscribe({ email }));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(answers.filter(({ body }) => body.status === 'success')).toHaveLength(1);
      expect(await mailsTo(normal(email))).toHaveLength(1);
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
  '',
])('%j is no address, and nothing is stored or sent', async (email) => {
  const answer = await subscribe({ email });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  expect(await mailsTo(email)).toEqual([]);
});

test.each([
  `SUBSCRIPTION#${randomUUID()}@example.com`,
  `TOKEN#${randomUUID()}@example.com`,
  `"><script>alert(1)</script>${randomUUID()}@example.com`,
  `${randomUUID()}+tag.dots@example.com`,
  `ünï-${randomUUID()}@exämple.com`,
  `'; DROP TABLE subscribers; --${randomUUID()}@example.com`.replaceAll(' ', ''),
])('%s is an address like any other, and does no harm', async (email) => {
  const answer = await subscribe({ email });
  expect(answer.body).toEqual({ status: 'success' });
  const [mail] = await mailsTo(email.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));
  expect(mail?.html ?? '').not.toContain('<script>');
});

test('a zone that nobody knows counts as UTC', async () => {
  const email = newEmail();
  await subscribe({ email, timeZone: 'Mars/Olympus' });
  const [mail] = await mailsTo(normal(email));
  const view = await send('getSubscription', { params: { token: tokenIn(mail) } });
  expect(view.body).toMatchObject({ timeZone: 'UTC' });
});

test('a robot that fills the hidden field is thanked and forgotten', async () => {
  const email = newEmail();
  expect((await subscribe({ email, website: 'https://spam.example' })).body).toEqual({ status: 'success' });
  expect((await subscribe({ email })).body).toEqual({ status: 'success' });
});

test.each(['prompting-that-works', 'no-such-course'])('%s cannot be subscribed to', async (courseId) => {
  expect(await subscribe({ email: newEmail(), courseId })).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

test('five an hour from one address, whatever forwarding headers claim', () =>
  withinOne('hour', async () => {
    const address = newAddress();
    const forged = (index: number) => ({
      'x-local-viewer-address': address,
      'x-forwarded-for': `203.0.113.${index}`,
      'x-viewer-address': `203.0.113.${index}`,
      'x-origin-key': 'guessed',
      'x-real-ip': `203.0.113.${index}`,
      'cf-connecting-ip': `203.0.113.${index}`,
      'cloudfront-viewer-address': `203.0.113.${index}:443`,
      forwarded: `for=203.0.113.${index}`,
    });
    const answers = await atOnce(20, (index) => subscribe({ email: newEmail() }, forged(index)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(15);
    const wait = Number(refused[0]?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(3600);
  }));

test('whoever owns a whole IPv6 network is one visitor', () =>
  withinOne('hour', async () => {
    const network = newAddress().replace('::1', '');
    const from = (host: string) => ({ 'x-local-viewer-address': `${network}:${host}` });
    const hosts = ['1:2:3:4', ':1', 'ffff::1', 'a:b:c:d', '0:0:0:9', '5:6:7:8'];
    const answers = await Promise.all(hosts.map((host) => subscribe({ email: newEmail() }, from(host))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  }));
