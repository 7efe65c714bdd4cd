import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { adoptSchedule, canRestart, changeZone, pause, restart, resume } from '../../contract/rules/drip-changes.ts';
import { type MailFacts, type MailState, nextLook, planMail } from '../../contract/rules/drip-mail.ts';
import {
  nextOpening,
  openLectures,
  type SubscriptionFacts,
  scheduleOf,
  unlockAt,
  wavesAfter,
} from '../../contract/rules/drip-schedule.ts';
import { anyCourse, anyInstant, anyZone, outline, section, subscribed } from '../support/drip-outline.ts';

type Subscriber = SubscriptionFacts & MailState;

const at = (instant: string) => new Date(`2026-${instant}:00Z`);
const hour = 3_600_000;

/** Sections on days 0, 2 and 4, and one on a day of the calendar. */
const course = outline([section('a', 0), section('b', 2), section('c', 4), section('d', '2026-11-04')]);
const start: Subscriber = {
  ...subscribed(course, '2026-11-01T12:00:00Z', 'Asia/Tokyo'),
  confirmedAt: '2026-11-01T12:00:00.000Z',
  mailedThrough: '2026-11-01T12:00:00.000Z',
};

const after = (facts: Subscriber, change: object): Subscriber => {
  const merged = Object.entries({ ...facts, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(merged) as never;
};
const restarted = (facts: Subscriber, now: Date) => after(facts, restart(facts, now));

const factsOf = (subscription: Subscriber, more: Partial<MailFacts> = {}): MailFacts => ({
  ...{ subscription, course, completedLectures: new Set<string>() },
  ...{ isPremium: false, isSuppressed: false },
  ...more,
});

/** Every letter the job sends until an instant, if it comes as often as it wants to. */
const letters = (from: Subscriber, now: Date, until: Date, more: Partial<MailFacts> = {}) => {
  const sent: { at: string; name: string; lectures: string[]; isAgain: boolean }[] = [];
  let subscription = from;
  let due = nextLook(factsOf(subscription, more), now);
  while (due && due <= until) {
    const { mail, advance, dueAt } = planMail(factsOf(subscription, more), due);
    const lectures = mail?.waves.flatMap(({ lectureIds }) => lectureIds) ?? [];
    if (mail) sent.push({ at: due.toISOString(), name: mail.name, lectures, isAgain: mail.isAgain === true });
    subscription = { ...subscription, ...advance };
    due = dueAt;
  }
  return { sent, subscription };
};
const announced = (from: Subscriber, now: Date, until: Date) =>
  letters(from, now, until).sent.filter(({ lectures }) => lectures.length > 0);

/** Everything has opened and was announced. */
const done = letters(start, at('11-01T12:00'), at('11-10T00:00')).subscription;

test('starting again closes nothing and announces each section of the days once more, by the new days', () => {
  const now = at('11-20T12:00');
  const again = restarted(done, now);
  expect([...openLectures(again, now)].sort()).toEqual(['a', 'b', 'c', 'd']);
  expect(announced(again, now, at('12-31T00:00'))).toEqual([
    { at: '2026-11-21T23:00:00.000Z', name: 'WAVE-20261121T230000Z', lectures: ['b'], isAgain: true },
    { at: '2026-11-23T23:00:00.000Z', name: 'WAVE-20261123T230000Z', lectures: ['c'], isAgain: true },
  ]);
  expect(wavesAfter(again, course, now).map(({ lectureIds }) => lectureIds)).toEqual([['b'], ['c']]);
  expect(nextOpening(again, course, now)).toBeUndefined();
});

test('what was still to open opens by the new days, and its letter says so', () => {
  const now = at('11-03T12:00');
  const again = restarted(letters(start, at('11-01T12:00'), now).subscription, now);
  expect([...openLectures(again, now)].sort()).toEqual(['a', 'b']);
  expect(unlockAt(again, 'c')).toEqual(at('11-06T23:00'));
  expect(nextOpening(again, course, now)?.lectureIds).toEqual(['d']);
  expect(announced(again, now, at('12-31T00:00')).map(({ lectures, isAgain }) => [lectures, isAgain])).toEqual([
    [['d'], false],
    [['b'], true],
    [['c'], false],
  ]);
});

test('a second restart on one day changes nothing; nor does one on the day of subscribing', () => {
  const now = at('11-20T12:00');
  const again = restarted(done, now);
  expect(restart(again, at('11-20T14:59'))).toEqual({});
  expect(canRestart(again, at('11-20T14:59'))).toBe(false);
  expect(canRestart(again, at('11-20T15:00'))).toBe(true);
  expect(restart(start, at('11-01T14:00'))).toEqual({});
});

test('travelling west to a day that was there before gives no second restart', () => {
  const again = restarted(done, at('11-20T16:00'));
  const moved = after(again, changeZone(again, 'Pacific/Pago_Pago', at('11-20T17:00')));
  expect(restart(moved, at('11-21T18:00'))).toEqual({});
  expect(canRestart(moved, at('11-22T12:00'))).toBe(true);
});

test('a restart ends a pause and forgets the days it took, on the day of the restart as well', () => {
  const paused = after(start, pause(start, at('11-03T00:00')));
  const again = restarted(after(paused, resume(paused, at('11-10T00:00'))), at('11-12T00:00'));
  expect(again.pausedDays).toBe(0);
  expect(restarted(paused, at('11-10T00:00')).pausedAt).toBeUndefined();
  const pausedAgain = after(again, pause(again, at('11-12T01:00')));
  expect(announced(pausedAgain, at('11-12T01:00'), at('12-31T00:00'))).toEqual([]);
  expect(restarted(pausedAgain, at('11-12T02:00')).pausedAt).toBeUndefined();
});

test('a pause after a restart moves what comes again like everything else', () => {
  const again = restarted(done, at('11-20T12:00'));
  const paused = after(again, pause(again, at('11-21T00:00')));
  const resumed = after(paused, resume(paused, at('11-26T00:00')));
  expect(announced(resumed, at('11-26T00:00'), at('12-31T00:00')).map(({ at: sentAt }) => sentAt)).toEqual([
    '2026-11-26T23:00:00.000Z',
    '2026-11-28T23:00:00.000Z',
  ]);
});

test('a letter that is due at the moment of the restart is not lost: a date still has its one, days have theirs anew', () => {
  const now = at('11-03T23:02');
  const before = letters(start, at('11-01T12:00'), at('11-03T22:00')).subscription;
  const again = restarted(before, now);
  expect(announced(again, now, at('12-31T00:00')).map(({ at: sentAt, lectures }) => [sentAt, lectures])).toEqual([
    ['2026-11-03T23:02:00.000Z', ['d']],
    ['2026-11-05T23:00:00.000Z', ['b']],
    ['2026-11-07T23:00:00.000Z', ['c']],
  ]);
});

test('who had fallen silent is reminded 3 and 10 quiet days after the restart, not at once', () => {
  const now = at('12-20T12:00');
  const silent = letters(done, at('11-10T00:00'), now).subscription;
  expect(silent.quietSpell?.days).toBe(10);
  const { sent } = letters(restarted(silent, now), now, at('12-31T12:00'));
  expect(sent.map(({ name }) => name)).toEqual([
    'WAVE-20261221T230000Z',
    'QUIET-3-20261220T120000Z',
    'WAVE-20261223T230000Z',
    'QUIET-10-20261220T120000Z',
  ]);
});

test.each([
  ['who has paid', { isPremium: true }, {}],
  ['whose mailbox does not take our letters', { isSuppressed: true }, {}],
  ['who has stopped the emails', {}, { mailStoppedAt: '2026-11-10T00:00:00.000Z' }],
])('%s gets no letter by starting again', (_, more, state) => {
  const now = at('11-20T12:00');
  const again = restarted({ ...done, ...state }, now);
  expect(letters(again, now, at('12-31T00:00'), more).sent).toEqual([]);
  // When the reason ends in the middle, the rest is announced by itself.
  const half = letters(again, now, at('11-22T00:00'), more).subscription;
  const back = after(half, { mailStoppedAt: undefined });
  expect(announced(back, at('11-22T00:00'), at('12-31T00:00')).map(({ lectures }) => lectures)).toEqual([['c']]);
});

test('a migration keeps what is to come again for its new day', () => {
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

test('whatever the course, the zone and the day: a restart opens nothing, closes nothing, and is never followed by a letter at once', () => {
  fc.assert(
    fc.property(anyCourse, anyInstant, anyZone, fc.nat(24 * 90), (any, instant, zone, hours) => {
      const first = instant.toISOString();
      const begun = { ...subscribed(any, first, zone), confirmedAt: first, mailedThrough: first };
      const now = new Date(instant.getTime() + hours * hour);
      const facts = { ...begun, mailedThrough: now.toISOString() };
      const again = restarted(facts, now);
      expect([...openLectures(again, now)].sort()).toEqual([...openLectures(facts, now)].sort());
      expect(planMail({ ...factsOf(again), course: any }, now).mail).toBeUndefined();
      expect(restart(again, now)).toEqual({});
      if (!canRestart(facts, now)) return;
      const relative = (days: number) => days > 0;
      const expected = any.sections.filter(({ opensAfterDays = 0 }) => relative(opensAfterDays)).length;
      const coming = wavesAfter(again, any, now).flatMap(({ sectionIndexes }) => sectionIndexes);
      expect(coming.filter((index) => relative(any.sections[index]?.opensAfterDays ?? 0))).toHaveLength(expected);
    }),
    { numRuns: 300 },
  );
});
