import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { adoptSchedule, changeZone, pause, restart, resume } from '../../contract/rules/drip-changes.ts';
import {
  type DripOutline,
  openLectures,
  type SubscriptionFacts,
  scheduleOf,
  unlockAt,
  wavesAfter,
  wavesOf,
} from '../../contract/rules/drip-schedule.ts';
import { anyCourse, anyInstant, anyZone, outline, section, subscribed } from '../support/drip-outline.ts';

const course = outline([section('a', 0), section('b', 2), section('c', 4), section('d', '2026-12-24')]);
const start = subscribed(course, '2026-11-01T12:00:00Z', 'Asia/Tokyo');

/** A row after a change, as the store keeps it. */
const after = (facts: SubscriptionFacts, change: object): SubscriptionFacts => {
  const merged = { ...facts, ...change } as Record<string, unknown>;
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)) as never;
};

test('moving west closes nothing; what is still to come follows the new zone', () => {
  const now = new Date('2026-11-03T00:00:00Z');
  const moved = after(start, changeZone(start, 'America/Los_Angeles', now));
  expect([...openLectures(moved, now)].sort()).toEqual(['a', 'b']);
  expect(unlockAt(moved, 'c')?.toISOString()).toBe('2026-11-05T16:00:00.000Z');
  expect(wavesAfter(moved, course, now).map(({ lectureIds }) => lectureIds)).toEqual([['c'], ['d']]);
});

test('what is kept open stands at the instant at which it opened, whatever changes again', () => {
  const now = new Date('2026-11-03T00:00:00Z');
  const moved = after(start, changeZone(start, 'America/Los_Angeles', now));
  const back = after(moved, changeZone(moved, 'Asia/Tokyo', new Date('2026-11-03T06:00:00Z')));
  expect(wavesOf(back, course).slice(0, 2)).toMatchObject([
    { at: new Date('2026-11-01T12:00:00Z'), lectureIds: ['a'] },
    { at: new Date('2026-11-02T23:00:00Z'), lectureIds: ['b'] },
  ]);
});

test('a move east opens what is due there, from now on and for good', () => {
  const here = subscribed(course, '2026-11-01T12:00:00Z', 'America/Los_Angeles');
  const now = new Date('2026-11-03T00:00:00.250Z');
  const moved = after(here, changeZone(here, 'Asia/Tokyo', now));
  expect([...openLectures(here, now)]).toEqual(['a']);
  expect([...(moved.keptOpen ?? [])].sort()).toEqual(['a', 'b']);
  expect(wavesOf(moved, course)[1]?.at).toEqual(new Date('2026-11-03T00:00:00Z'));
});

test('the same zone again changes nothing', () => {
  expect(changeZone(start, 'Asia/Tokyo', new Date('2026-11-03T00:00:00Z'))).toEqual({});
});

test('while paused, days do not count but dates come; resuming moves the rest by the days that passed', () => {
  const paused = after(start, pause(start, new Date('2026-11-03T00:00:00Z')));
  expect(unlockAt(paused, 'c')).toBeUndefined();
  expect([...openLectures(paused, new Date('2026-12-25'))].sort()).toEqual(['a', 'b', 'd']);
  const resumed = after(paused, resume(paused, new Date('2026-11-10T00:00:00Z')));
  expect(resumed.pausedAt).toBeUndefined();
  expect(unlockAt(resumed, 'c')?.toISOString()).toBe('2026-11-11T23:00:00.000Z');
});

test('a pause of an hour moves nothing', () => {
  const paused = after(start, pause(start, new Date('2026-11-03T00:00:00Z')));
  const resumed = after(paused, resume(paused, new Date('2026-11-03T01:00:00Z')));
  expect(unlockAt(resumed, 'c')).toEqual(unlockAt(start, 'c'));
});

test('pausing twice and resuming twice is pausing and resuming once', () => {
  const paused = after(start, pause(start, new Date('2026-11-03T00:00:00Z')));
  expect(pause(paused, new Date('2026-11-05T00:00:00Z'))).toEqual({});
  expect(resume(start, new Date('2026-11-05T00:00:00Z'))).toEqual({});
});

/** What an operator does to a subscriber when the author has edited the course. */
const migrated = (facts: SubscriptionFacts, edited: DripOutline, now: Date) =>
  after(facts, adoptSchedule(facts, scheduleOf(edited), now));

test('a subscriber who is migrated keeps what is open, and what is to come follows the edited schedule', () => {
  const edited = outline([section('a', 0), section('b', 20), section('c', 6), section('e', 8)], { releaseHour: 10 });
  const now = new Date('2026-11-03T00:00:00Z');
  const moved = migrated(start, edited, now);
  expect([...openLectures(moved, now)].sort()).toEqual(['a', 'b']);
  expect(wavesAfter(moved, edited, now).map(({ lectureIds }) => lectureIds)).toEqual([['c'], ['e']]);
  expect(unlockAt(moved, 'c')?.toISOString()).toBe('2026-11-07T01:00:00.000Z');
  expect(unlockAt(moved, 'd')).toBeUndefined();
});

test('migrating closes nothing, at no later time either, and doing it again changes nothing', () => {
  fc.assert(
    fc.property(anyCourse, anyCourse, anyInstant, anyZone, fc.nat(24 * 80), fc.nat(24 * 80), (any, edited, ...rest) => {
      const [at, zone, hours, laterHours] = rest;
      const facts = subscribed(any, at.toISOString(), zone);
      const now = new Date(at.getTime() + hours * 3_600_000);
      const moved = migrated(facts, edited, now);
      const later = new Date(now.getTime() + laterHours * 3_600_000);
      const [before, then] = [openLectures(facts, now), openLectures(moved, later)];
      expect([...before].filter((id) => !then.has(id))).toEqual([]);
      expect(adoptSchedule(moved, scheduleOf(edited), later)).toEqual({});
    }),
  );
});

const anyChange = fc.oneof(
  anyCourse.map((edited) => (facts: SubscriptionFacts, now: Date) => adoptSchedule(facts, scheduleOf(edited), now)),
  anyZone.map((zone) => (facts: SubscriptionFacts, now: Date) => changeZone(facts, zone, now)),
  fc.constant(pause),
  fc.constant(resume),
  fc.constant(restart),
);

test('no row of changes ever closes what was open', () => {
  const steps = fc.array(fc.record({ change: anyChange, hours: fc.nat(24 * 20) }), { maxLength: 10 });
  fc.assert(
    fc.property(anyCourse, anyInstant, anyZone, steps, (any, at, zone, changes) => {
      let facts = subscribed(any, at.toISOString(), zone);
      let now = at;
      let open = openLectures(facts, now);
      for (const { change, hours } of changes) {
        now = new Date(now.getTime() + hours * 3_600_000);
        const before = openLectures(facts, now);
        facts = after(facts, change(facts, now));
        const afterwards = openLectures(facts, now);
        expect([...open, ...before].filter((id) => !afterwards.has(id))).toEqual([]);
        open = afterwards;
      }
    }),
  );
});
