import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { adoptSchedule, canRestart, changeZone, pause, restart, resume } from '#contract/rules/drip-changes.ts';
import { type EmailContext, type EmailState, nextCheckAt, planEmail } from '#contract/rules/drip-email.ts';
import {
  nextUnlockingBatch,
  openLectures,
  releaseBatchesAfter,
  type SubscriptionState,
  scheduleOf,
  unlockAt,
} from '#contract/rules/drip-schedule.ts';
import { anyCourse, anyInstant, anyZone, outline, section, subscribed } from '#test/support/drip-outline.ts';

type Subscriber = SubscriptionState & EmailState;

const at = (instant: string) => new Date(`2026-${instant}:00Z`);
const hour = 3_600_000;

/** Sections on days 0, 2 and 4, and one on a calendar date. */
const course = outline([section('a', 0), section('b', 2), section('c', 4), section('d', '2026-11-04')]);
const start: Subscriber = {
  ...subscribed(course, '2026-11-01T12:00:00Z', 'Asia/Tokyo'),
  confirmedAt: '2026-11-01T12:00:00.000Z',
  announcedThrough: '2026-11-01T12:00:00.000Z',
};

const after = (subscriber: Subscriber, change: object): Subscriber => {
  const merged = Object.entries({ ...subscriber, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(merged) as never;
};
const restarted = (subscriber: Subscriber, now: Date) => after(subscriber, restart(subscriber, now));

const contextOf = (subscription: Subscriber, more: Partial<EmailContext> = {}): EmailContext => ({
  subscription,
  course,
  completedLectures: new Set<string>(),
  isPremium: false,
  isSuppressed: false,
  ...more,
});

/** Lists every email sent until an instant when the job runs as often as it asks to. */
const emailsBetween = (from: Subscriber, now: Date, until: Date, more: Partial<EmailContext> = {}) => {
  const sent: { at: string; name: string; lectures: string[]; isAgain: boolean }[] = [];
  let subscription = from;
  let due = nextCheckAt(contextOf(subscription, more), now);
  while (due && due <= until) {
    const { email, advance, dueAt } = planEmail(contextOf(subscription, more), due);
    const lectures = email?.batches.flatMap(({ lectureIds }) => lectureIds) ?? [];
    if (email) sent.push({ at: due.toISOString(), name: email.name, lectures, isAgain: email.isReannounced === true });
    subscription = { ...subscription, ...advance };
    due = dueAt;
  }
  return { sent, subscription };
};
const announced = (from: Subscriber, now: Date, until: Date) =>
  emailsBetween(from, now, until).sent.filter(({ lectures }) => lectures.length > 0);

/** A subscription whose sections have all opened and been announced. */
const done = emailsBetween(start, at('11-01T12:00'), at('11-10T00:00')).subscription;

test('a restart closes nothing and announces each day-based section once more', () => {
  const now = at('11-20T12:00');
  const again = restarted(done, now);
  expect([...openLectures(again, now)].sort()).toEqual(['a', 'b', 'c', 'd']);
  expect(announced(again, now, at('12-31T00:00'))).toEqual([
    { at: '2026-11-21T23:00:00.000Z', name: 'RELEASE-20261121T230000Z', lectures: ['b'], isAgain: true },
    { at: '2026-11-23T23:00:00.000Z', name: 'RELEASE-20261123T230000Z', lectures: ['c'], isAgain: true },
  ]);
  expect(releaseBatchesAfter(again, course, now).map(({ lectureIds }) => lectureIds)).toEqual([['b'], ['c']]);
  expect(nextUnlockingBatch(again, course, now)).toBeUndefined();
});

test('after a restart, unopened sections open and are announced by the new days', () => {
  const now = at('11-03T12:00');
  const again = restarted(emailsBetween(start, at('11-01T12:00'), now).subscription, now);
  expect([...openLectures(again, now)].sort()).toEqual(['a', 'b']);
  expect(unlockAt(again, 'c')).toEqual(at('11-06T23:00'));
  expect(nextUnlockingBatch(again, course, now)?.lectureIds).toEqual(['d']);
  expect(announced(again, now, at('12-31T00:00')).map(({ lectures, isAgain }) => [lectures, isAgain])).toEqual([
    [['d'], false],
    [['b'], true],
    [['c'], false],
  ]);
});

test('a second restart on one day, or on the day of subscribing, changes nothing', () => {
  const now = at('11-20T12:00');
  const again = restarted(done, now);
  expect(restart(again, at('11-20T14:59'))).toEqual({});
  expect(canRestart(again, at('11-20T14:59'))).toBe(false);
  expect(canRestart(again, at('11-20T15:00'))).toBe(true);
  expect(restart(start, at('11-01T14:00'))).toEqual({});
});

test('moving west to an earlier day does not allow a second restart', () => {
  const again = restarted(done, at('11-20T16:00'));
  const moved = after(again, changeZone(again, 'Pacific/Pago_Pago', at('11-20T17:00')));
  expect(restart(moved, at('11-21T18:00'))).toEqual({});
  expect(canRestart(moved, at('11-22T12:00'))).toBe(true);
});

test('a restart ends a pause and drops its days, on the day of the restart too', () => {
  const paused = after(start, pause(start, at('11-03T00:00')));
  const again = restarted(after(paused, resume(paused, at('11-10T00:00'))), at('11-12T00:00'));
  expect(again.pausedDays).toBe(0);
  expect(restarted(paused, at('11-10T00:00')).pausedAt).toBeUndefined();
  const pausedAgain = after(again, pause(again, at('11-12T01:00')));
  expect(announced(pausedAgain, at('11-12T01:00'), at('12-31T00:00'))).toEqual([]);
  expect(restarted(pausedAgain, at('11-12T02:00')).pausedAt).toBeUndefined();
});

test('a pause after a restart shifts repeated sections like all others', () => {
  const again = restarted(done, at('11-20T12:00'));
  const paused = after(again, pause(again, at('11-21T00:00')));
  const resumed = after(paused, resume(paused, at('11-26T00:00')));
  expect(announced(resumed, at('11-26T00:00'), at('12-31T00:00')).map(({ at: sentAt }) => sentAt)).toEqual([
    '2026-11-26T23:00:00.000Z',
    '2026-11-28T23:00:00.000Z',
  ]);
});

test('an email due at a restart is not lost: dates keep theirs, days start over', () => {
  const now = at('11-03T23:02');
  const before = emailsBetween(start, at('11-01T12:00'), at('11-03T22:00')).subscription;
  const again = restarted(before, now);
  expect(announced(again, now, at('12-31T00:00')).map(({ at: sentAt, lectures }) => [sentAt, lectures])).toEqual([
    ['2026-11-03T23:02:00.000Z', ['d']],
    ['2026-11-05T23:00:00.000Z', ['b']],
    ['2026-11-07T23:00:00.000Z', ['c']],
  ]);
});

test('an inactive subscriber is reminded 3 and 10 days after a restart, not at once', () => {
  const now = at('12-20T12:00');
  const afterSilence = emailsBetween(done, at('11-10T00:00'), now).subscription;
  expect(afterSilence.inactivity?.days).toBe(10);
  const { sent } = emailsBetween(restarted(afterSilence, now), now, at('12-31T12:00'));
  expect(sent.map(({ name }) => name)).toEqual([
    'RELEASE-20261221T230000Z',
    'INACTIVE-3-20261220T120000Z',
    'RELEASE-20261223T230000Z',
    'INACTIVE-10-20261220T120000Z',
  ]);
});

test.each([
  ['a paid subscriber', { isPremium: true }, {}],
  ['a subscriber whose mailbox bounces', { isSuppressed: true }, {}],
  ['a subscriber who stopped emails', {}, { unsubscribedAt: '2026-11-10T00:00:00.000Z' }],
])('%s gets no email because of a restart', (_, more, state) => {
  const now = at('11-20T12:00');
  const again = restarted({ ...done, ...state }, now);
  expect(emailsBetween(again, now, at('12-31T00:00'), more).sent).toEqual([]);
  // Once the reason ends, the remaining sections are announced.
  const half = emailsBetween(again, now, at('11-22T00:00'), more).subscription;
  const back = after(half, { unsubscribedAt: undefined });
  expect(announced(back, at('11-22T00:00'), at('12-31T00:00')).map(({ lectures }) => lectures)).toEqual([['c']]);
});

test('a migration keeps repeated sections for their new day', () => {
  const again = restarted(done, at('11-20T12:00'));
  const edited = outline([section('a', 0), section('b', 9), section('c', '2026-12-24'), section('d', 0)]);
  const now = at('11-21T00:00');
  const moved = after(again, adoptSchedule(again, scheduleOf(edited), now));
  const later = restarted(moved, at('11-22T12:00'));
  const sent = (from: Subscriber, since: Date) =>
    announced(from, since, at('12-31T00:00')).map(({ at: sentAt, lectures }) => [sentAt, lectures]);
  expect(sent(moved, now)).toEqual([
    ['2026-11-28T23:00:00.000Z', ['b']],
    ['2026-12-23T23:00:00.000Z', ['c']],
  ]);
  expect(sent(later, at('11-22T12:00'))).toEqual([
    ['2026-11-30T23:00:00.000Z', ['b']],
    ['2026-12-23T23:00:00.000Z', ['c']],
  ]);
});

test('a restart opens nothing, closes nothing and triggers no immediate email', () => {
  fc.assert(
    fc.property(anyCourse, anyInstant, anyZone, fc.nat(24 * 90), (any, instant, zone, hours) => {
      const first = instant.toISOString();
      const begun = { ...subscribed(any, first, zone), confirmedAt: first, announcedThrough: first };
      const now = new Date(instant.getTime() + hours * hour);
      const subscriber = { ...begun, announcedThrough: now.toISOString() };
      const again = restarted(subscriber, now);
      expect([...openLectures(again, now)].sort()).toEqual([...openLectures(subscriber, now)].sort());
      expect(planEmail({ ...contextOf(again), course: any }, now).email).toBeUndefined();
      expect(restart(again, now)).toEqual({});
      if (!canRestart(subscriber, now)) return;
      const relative = (days: number) => days > 0;
      const expected = any.sections.filter(({ opensAfterDays = 0 }) => relative(opensAfterDays)).length;
      const coming = releaseBatchesAfter(again, any, now).flatMap(({ sectionIndexes }) => sectionIndexes);
      expect(coming.filter((index) => relative(any.sections[index]?.opensAfterDays ?? 0))).toHaveLength(expected);
    }),
    { numRuns: 300 },
  );
});
