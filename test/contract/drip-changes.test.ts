import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changeZone, pause, resume } from '../../contract/rules/drip-changes.ts';
import { openLectures, type SubscriptionFacts, unlockAt, wavesOf } from '../../contract/rules/drip-schedule.ts';
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
  expect(wavesOf(moved, course).map(({ lectureIds }) => lectureIds)).toEqual([['c'], ['d']]);
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

const anyChange = fc.oneof(
  anyZone.map((zone) => (facts: SubscriptionFacts, now: Date) => changeZone(facts, zone, now)),
  fc.constant(pause),
  fc.constant(resume),
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
