import { expect, test } from '@jest/globals';
import type { OutputOf } from '#contract/index.ts';
import { retryOnClockRollover } from '#test/support/clock-rollover.ts';
import { newUnlinkedSubscriber } from '#test/support/drip-subscribers.ts';
import { type ApiResponse, send } from '#test/support/platform.ts';

type View = OutputOf<'getSubscription'>;

const save = (token: string, body: object): Promise<ApiResponse<View>> =>
  send<View>('saveSubscription', { params: { token }, body });
const read = async (token: string): Promise<View> => (await send<View>('getSubscription', { params: { token } })).body;

/** A zone where it is already the next day, so that new subscribers may restart without waiting. */
const east = { timeZone: 'Pacific/Kiritimati' };
const newWesterner = () => newUnlinkedSubscriber('Pacific/Pago_Pago');

test('restarting on the day of subscribing changes nothing', () =>
  retryOnClockRollover('hour', async () => {
    const { linkToken } = await newUnlinkedSubscriber();
    const before = await read(linkToken);
    expect(before.canRestart).toBe(false);
    expect((await save(linkToken, { restart: true })).body).toEqual(before);
  }));

test('a restart returns the new days, the calendar follows, and repeats do nothing', () =>
  retryOnClockRollover('hour', async () => {
    const { linkToken } = await newWesterner();
    const moved = (await save(linkToken, east)).body;
    expect(moved.canRestart).toBe(true);
    const { body: after } = await save(linkToken, { restart: true });
    expect(after).toMatchObject({ canRestart: false, paused: false });
    const days = after.upcoming.map(({ opensAt }) => Date.parse(opensAt) / 86_400_000);
    expect(days.map((day) => day - (days[0] ?? 0))).toEqual([0, 2, 5, 7]);
    expect((days[0] ?? 0) * 86_400_000).toBeGreaterThan(Date.parse(moved.upcoming[0]?.opensAt ?? ''));
    const calendar = await send<string>('getReleaseCalendar', { params: { token: linkToken } });
    for (const { opensAt } of after.upcoming) {
      expect(calendar.body).toContain(`DTSTART:${opensAt.replace(/[-:]|\.\d+/g, '')}`);
    }
    expect((await save(linkToken, { restart: true })).body).toEqual(after);
  }));

test('a restart ends a pause, unless the same request starts one', async () => {
  const first = await newWesterner();
  await save(first.linkToken, { ...east, paused: true });
  expect((await save(first.linkToken, { restart: true })).body).toMatchObject({ paused: false, canRestart: false });
  const second = await newWesterner();
  expect((await save(second.linkToken, { ...east, restart: true, paused: true })).body).toMatchObject({
    paused: true,
    canRestart: false,
    upcoming: [],
  });
});

test('a concurrent restart and move both apply, and two restarts apply once', async () => {
  const { linkToken } = await newWesterner();
  await save(linkToken, east);
  const responses = await Promise.all([
    save(linkToken, { restart: true }),
    save(linkToken, { timeZone: 'Pacific/Apia' }),
    save(linkToken, { restart: true }),
    save(linkToken, { mails: false }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const view = await read(linkToken);
  expect(view).toMatchObject({ timeZone: 'Pacific/Apia', mails: false, canRestart: false });
  expect(view.upcoming).toHaveLength(4);
});

test.each([{ restart: false }, { restart: 'yes' }])('%j is refused and changes nothing', async (body) => {
  const { linkToken } = await newWesterner();
  const before = await read(linkToken);
  expect((await save(linkToken, body)).status).toBe(400);
  expect(await read(linkToken)).toEqual(before);
});
