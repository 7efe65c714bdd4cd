import { expect, test } from '@jest/globals';
import type { OutputOf } from '#contract/index.ts';
import { retryOnClockRollover } from '#test/support/clock-rollover.ts';
import { dripCourseId, newUnlinkedSubscriber } from '#test/support/drip-subscribers.ts';
import { type ApiResponse, send } from '#test/support/platform.ts';

type View = OutputOf<'getSubscription'>;

const read = async (token: string): Promise<View> => (await send<View>('getSubscription', { params: { token } })).body;
const save = (token: string, body: object): Promise<ApiResponse<View>> =>
  send<View>('saveSubscription', { params: { token }, body });

test('the link in an email shows the subscription without personal data', async () => {
  const reader = await newUnlinkedSubscriber('America/New_York');
  const view = await read(reader.linkToken);
  expect(view).toMatchObject({
    courseId: dripCourseId,
    courseTitle: 'AI Literacy in Ten Days',
    email: 'l***@example.com',
    timeZone: 'America/New_York',
    mails: true,
    paused: false,
    confirmed: false,
  });
  expect(view.upcoming.map(({ sections }) => sections)).toEqual([
    ['Why it makes things up, and how to check'],
    ['What you may share'],
    ['Fairness, fakes, and fitting tasks'],
    ['Your own rules'],
  ]);
  expect(JSON.stringify(view)).not.toContain(reader.email);
});

test('opening links changes nothing; only pressing the button confirms', async () => {
  const { linkToken } = await newUnlinkedSubscriber();
  const before = await read(linkToken);
  expect((await send('confirmSubscription', { params: { token: linkToken } })).body).toEqual({
    courseId: dripCourseId,
    confirmed: true,
  });
  expect(before.confirmed).toBe(false);
  expect((await read(linkToken)).confirmed).toBe(true);
  expect((await send('confirmSubscription', { params: { token: linkToken } })).status).toBe(200);
});

test('one-click unsubscribe works without cookie, sign-in or redirect, repeatedly', async () => {
  const { linkToken } = await newUnlinkedSubscriber();
  const oneClick = () =>
    send('unsubscribe', {
      params: { token: linkToken },
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect(await oneClick()).toMatchObject({ status: 200, body: { unsubscribed: true } });
  expect(await oneClick()).toMatchObject({ status: 200 });
  expect((await read(linkToken)).mails).toBe(false);
});

test('emails can be turned off and on again', async () => {
  const { linkToken } = await newUnlinkedSubscriber();
  expect((await save(linkToken, { mails: false })).body.mails).toBe(false);
  expect((await save(linkToken, { mails: true })).body.mails).toBe(true);
});

test('a new time zone moves the releases still to come', async () => {
  const { linkToken } = await newUnlinkedSubscriber('Europe/Berlin');
  const before = await read(linkToken);
  const { body: after } = await save(linkToken, { timeZone: 'Pacific/Kiritimati' });
  expect(after.timeZone).toBe('Pacific/Kiritimati');
  expect(after.upcoming).toHaveLength(before.upcoming.length);
  expect((after.upcoming[0]?.opensAt ?? '') < (before.upcoming[0]?.opensAt ?? '')).toBe(true);
});

test('a paused course promises no days; resuming on the same day restores them', () =>
  retryOnClockRollover('hour', async () => {
    const { linkToken } = await newUnlinkedSubscriber();
    const { upcoming } = await read(linkToken);
    expect((await save(linkToken, { paused: true })).body).toMatchObject({ paused: true, upcoming: [] });
    expect((await save(linkToken, { paused: false })).body).toMatchObject({ paused: false, upcoming });
  }));

test('concurrent changes all apply', async () => {
  const { linkToken } = await newUnlinkedSubscriber();
  const responses = await Promise.all([
    save(linkToken, { timeZone: 'Asia/Tokyo' }),
    save(linkToken, { mails: false }),
    save(linkToken, { paused: true }),
    send('confirmSubscription', { params: { token: linkToken } }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await read(linkToken)).toMatchObject({ timeZone: 'Asia/Tokyo', mails: false, paused: true, confirmed: true });
});

test.each([{ timeZone: 'Mars/Olympus' }, { mails: 'no' }, { email: 'other@example.com' }, { token: 'x' }])(
  '%j is refused and changes nothing',
  async (body) => {
    const { linkToken } = await newUnlinkedSubscriber();
    const before = await read(linkToken);
    expect((await save(linkToken, body)).status).toBe(400);
    expect(await read(linkToken)).toEqual(before);
  },
);

test.each(['s0123456789abcdefghijkl', 'short', '-'.repeat(30), 'x'.repeat(65), 'TOKEN', '../x'])(
  'the token %s is not found, in every call that takes one',
  async (token) => {
    const params = { token };
    const responses = [
      await send('getSubscription', { params }),
      await send('saveSubscription', { params, body: { mails: false } }),
      await send('confirmSubscription', { params }),
      await send('unsubscribe', { params }),
      await send('getReleaseCalendar', { params }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  },
);

/** Lines of a calendar with folded ones joined (RFC 5545, section 3.1). */
const linesOf = (calendar: string): string[] => calendar.replaceAll('\r\n ', '').split('\r\n');

test('the calendar has one event per upcoming section, stable across reads', async () => {
  const { linkToken } = await newUnlinkedSubscriber('Asia/Tokyo');
  const response = await send<string>('getReleaseCalendar', { params: { token: linkToken } });
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(response.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = linesOf(response.body);
  const valuesOf = (calendar: string[], name: string) =>
    calendar.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(valuesOf(lines, 'VERSION')).toEqual(['2.0']);
  expect(valuesOf(lines, 'PRODID')).toHaveLength(1);
  const { upcoming } = await read(linkToken);
  expect(valuesOf(lines, 'DTSTART')).toEqual(upcoming.map(({ opensAt }) => opensAt.replace(/[-:]|\.\d+/g, '')));
  const uids = valuesOf(lines, 'UID');
  expect(new Set(uids).size).toBe(4);
  expect(valuesOf(lines, 'DTSTAMP')).toHaveLength(4);

  await save(linkToken, { timeZone: 'Europe/Berlin' });
  const moved = await send<string>('getReleaseCalendar', { params: { token: linkToken } });
  expect(valuesOf(linesOf(moved.body), 'UID')).toEqual(uids);
});
