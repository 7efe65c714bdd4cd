import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { adoptSchedule, changeZone, pause, restart, resume } from '#contract/rules/drip-changes.ts';
import {
  type DripOutline,
  openLectures,
  releaseBatches,
  releaseBatchesAfter,
  type SubscriptionState,
  scheduleOf,
  unlockAt,
} from '#contract/rules/drip-schedule.ts';
import { anyCourse, anyInstant, anyZone, outline, section, subscribed } from '#test/support/drip-outline.ts';

const course = outline([section('a', 0), section('b', 2), section('c', 4), section('d', '2026-12-24')]);
const start = subscribed(course, '2026-11-01T12:00:00Z', 'Asia/Tokyo');

/** Applies a change to a row as the store does. */
const after = (subscription: SubscriptionState, change: object): SubscriptionState => {
  const merged = { ...subscription, ...change } as Record<string, unknown>;
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)) as never;
};

test('moving west closes nothing, and later releases follow the new zone', () => {
  const now = new Date('2026-11-03T00:00:00Z');
  const moved = after(start, changeZone(start, 'America/Los_Angeles', now));
  expect([...openLectures(moved, now)].sort()).toEqual(['a', 'b']);
  expect(unlockAt(moved, 'c')?.toISOString()).toBe('2026-11-05T16:00:00.000Z');
  expect(releaseBatchesAfter(moved, course, now).map(({ lectureIds }) => lectureIds)).toEqual([['c'], ['d']]);
});

test('an opened section keeps its opening instant through later changes', () => {
  const now = new Date('2026-11-03T00:00:00Z');
  const moved = after(start, changeZone(start, 'America/Los_Angeles', now));
  const back = after(moved, changeZone(moved, 'Asia/Tokyo', new Date('2026-11-03T06:00:00Z')));
  expect(releaseBatches(back, course).slice(0, 2)).toMatchObject([
    { at: new Date('2026-11-01T12:00:00Z'), lectureIds: ['a'] },
    { at: new Date('2026-11-02T23:00:00Z'), lectureIds: ['b'] },
  ]);
});

test('moving east opens what is due there, permanently', () => {
  const here = subscribed(course, '2026-11-01T12:00:00Z', 'America/Los_Angeles');
  const now = new Date('2026-11-03T00:00:00.250Z');
  const moved = after(here, changeZone(here, 'Asia/Tokyo', now));
  expect([...openLectures(here, now)]).toEqual(['a']);
  expect([...(moved.permanentlyOpen ?? [])].sort()).toEqual(['a', 'b']);
  expect(releaseBatches(moved, course)[1]?.at).toEqual(new Date('2026-11-03T00:00:00Z'));
});

test('changing to the same zone changes nothing', () => {
  expect(changeZone(start, 'Asia/Tokyo', new Date('2026-11-03T00:00:00Z'))).toEqual({});
});

test('a pause stops days but not dates, and resuming shifts the remaining releases', () => {
  const paused = after(start, pause(start, new Date('2026-11-03T00:00:00Z')));
  expect(unlockAt(paused, 'c')).toBeUndefined();
  expect([...openLectures(paused, new Date('2026-12-25'))].sort()).toEqual(['a', 'b', 'd']);
  const resumed = after(paused, resume(paused, new Date('2026-11-10T00:00:00Z')));
  expect(resumed.pausedAt).toBeUndefined();
  expect(unlockAt(resumed, 'c')?.toISOString()).toBe('2026-11-11T23:00:00.000Z');
});

test('a pause of an hour shifts nothing', () => {
  const paused = after(start, pause(start, new Date('2026-11-03T00:00:00Z')));
  const resumed = after(paused, resume(paused, new Date('2026-11-03T01:00:00Z')));
  expect(unlockAt(resumed, 'c')).toEqual(unlockAt(start, 'c'));
});

test('pausing twice and resuming twice equals doing each once', () => {
  const paused = after(start, pause(start, new Date('2026-11-03T00:00:00Z')));
  expect(pause(paused, new Date('2026-11-05T00:00:00Z'))).toEqual({});
  expect(resume(start, new Date('2026-11-05T00:00:00Z'))).toEqual({});
});

/** Migrates a subscription as an operator does after the author has edited the course. */
const migrated = (subscription: SubscriptionState, edited: DripOutline, now: Date) =>
  after(subscription, adoptSchedule(subscription, scheduleOf(edited), now));

test('a migrated subscriber keeps open sections, and later ones follow the new plan', () => {
  const edited = outline([section('a', 0), section('b', 20), section('c', 6), section('e', 8)], { releaseHour: 10 });
  const now = new Date('2026-11-03T00:00:00Z');
  const moved = migrated(start, edited, now);
  expect([...openLectures(moved, now)].sort()).toEqual(['a', 'b']);
  expect(releaseBatchesAfter(moved, edited, now).map(({ lectureIds }) => lectureIds)).toEqual([['c'], ['e']]);
  expect(unlockAt(moved, 'c')?.toISOString()).toBe('2026-11-07T01:00:00.000Z');
  expect(unlockAt(moved, 'd')).toBeUndefined();
});

test('a migration closes nothing at any time and is idempotent', () => {
  fc.assert(
    fc.property(anyCourse, anyCourse, anyInstant, anyZone, fc.nat(24 * 80), fc.nat(24 * 80), (any, edited, ...rest) => {
      const [at, zone, hours, laterHours] = rest;
      const subscription = subscribed(any, at.toISOString(), zone);
      const now = new Date(at.getTime() + hours * 3_600_000);
      const moved = migrated(subscription, edited, now);
      const later = new Date(now.getTime() + laterHours * 3_600_000);
      const [before, then] = [openLectures(subscription, now), openLectures(moved, later)];
      expect([...before].filter((id) => !then.has(id))).toEqual([]);
      expect(adoptSchedule(moved, scheduleOf(edited), later)).toEqual({});
    }),
  );
});

const anyChange = fc.oneof(
  anyCourse.map(
    (edited) => (subscription: SubscriptionState, now: Date) => adoptSchedule(subscription, scheduleOf(edited), now),
  ),
  anyZone.map((zone) => (subscription: SubscriptionState, now: Date) => changeZone(subscription, zone, now)),
  fc.constant(pause),
  fc.constant(resume),
  fc.constant(restart),
);

test('no sequence of changes closes an open section', () => {
  const steps = fc.array(fc.record({ change: anyChange, hours: fc.nat(24 * 20) }), { maxLength: 10 });
  fc.assert(
    fc.property(anyCourse, anyInstant, anyZone, steps, (any, at, zone, changes) => {
      let subscription = subscribed(any, at.toISOString(), zone);
      let now = at;
      let open = openLectures(subscription, now);
      for (const { change, hours } of changes) {
        now = new Date(now.getTime() + hours * 3_600_000);
        const before = openLectures(subscription, now);
        subscription = after(subscription, change(subscription, now));
        const afterwards = openLectures(subscription, now);
        expect([...open, ...before].filter((id) => !afterwards.has(id))).toEqual([]);
        open = afterwards;
      }
    }),
  );
});
