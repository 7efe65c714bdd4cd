import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  isOpen,
  nextReleaseBatch,
  openLectures,
  releaseBatches,
  type SubscriptionState,
  unlockAt,
  withAddedRules,
} from '#contract/rules/drip-schedule.ts';
import { anyCourse, anyInstant, anyZone, outline, section, subscribed } from '#test/support/drip-outline.ts';

const course = outline([section('a', 0), section('b', 2), section('c', 4)], { releaseHour: 8 });
const opens = (subscription: SubscriptionState, id: string) => unlockAt(subscription, id)?.toISOString();

test('day 0 opens at the minute of subscribing, later days in the local morning', () => {
  const subscription = subscribed(course, '2026-11-01T05:30:00Z', 'Asia/Tokyo');
  expect(opens(subscription, 'a')).toBe('2026-11-01T05:30:00.000Z');
  expect(opens(subscription, 'b')).toBe('2026-11-02T23:00:00.000Z');
  expect(opens(subscription, 'c')).toBe('2026-11-04T23:00:00.000Z');
});

test('subscribing at 23:59 counts from that day, a minute later from the next', () => {
  expect(opens(subscribed(course, '2026-11-01T22:59:00Z', 'Europe/Berlin'), 'b')).toBe('2026-11-03T07:00:00.000Z');
  expect(opens(subscribed(course, '2026-11-01T23:00:00Z', 'Europe/Berlin'), 'b')).toBe('2026-11-04T07:00:00.000Z');
});

test.each([
  ['14 hours ahead of UTC', 'Pacific/Kiritimati', '2026-11-03T18:00:00.000Z'],
  ['11 hours behind UTC', 'Pacific/Pago_Pago', '2026-11-03T19:00:00.000Z'],
])('a section opens for a subscriber %s at 8 a.m. local time', (_, zone, expected) => {
  expect(opens(subscribed(course, '2026-11-01T12:00:00Z', zone), 'b')).toBe(expected);
});

test('a clock change in between does not move the local release hour', () => {
  expect(opens(subscribed(course, '2026-03-27T12:00:00Z', 'Europe/Berlin'), 'b')).toBe('2026-03-29T06:00:00.000Z');
  expect(opens(subscribed(course, '2026-10-23T12:00:00Z', 'Europe/Berlin'), 'b')).toBe('2026-10-25T07:00:00.000Z');
});

test('29 February counts like any other day', () => {
  expect(opens(subscribed(course, '2028-02-27T12:00:00Z', 'UTC'), 'b')).toBe('2028-02-29T08:00:00.000Z');
  expect(opens(subscribed(course, '2027-02-27T12:00:00Z', 'UTC'), 'b')).toBe('2027-03-01T08:00:00.000Z');
});

test('a late subscriber finds all past dates open in one release batch', () => {
  const dated = outline([section('a', 0), section('b', '2026-01-10'), section('c', '2026-02-10')]);
  const subscription = subscribed(dated, '2026-06-01T12:00:00Z', 'UTC');
  expect(releaseBatches(subscription, dated)).toEqual([
    { at: new Date('2026-06-01T12:00:00Z'), lectureIds: ['a', 'b', 'c'], sectionIndexes: [0, 1, 2] },
  ]);
});

test('before the launch nothing opens, not even day 0, and no days are lost', () => {
  const launching = { ...course, launchesOn: '2026-12-01' };
  const subscription = subscribed(launching, '2026-11-28T12:00:00Z', 'UTC');
  expect(openLectures(subscription, new Date('2026-12-01T07:59:00Z')).size).toBe(0);
  expect(opens(subscription, 'a')).toBe('2026-12-01T08:00:00.000Z');
  expect(opens(subscription, 'b')).toBe('2026-12-01T08:00:00.000Z');
  expect(opens(subscription, 'c')).toBe('2026-12-02T08:00:00.000Z');
});

test('a section inserted before open ones closes nothing and is open if its day passed', () => {
  const subscription = subscribed(course, '2026-11-01T12:00:00Z', 'UTC');
  const edited = outline([section('a', 0), section('new', 1), section('b', 30), section('c', 60)]);
  const known = withAddedRules(subscription, edited);
  expect([...openLectures(known, new Date('2026-11-03T09:00:00Z'))].sort()).toEqual(['a', 'b', 'new']);
});

test('a removed section is in no release batch, and the others keep their instants', () => {
  const subscription = subscribed(course, '2026-11-01T12:00:00Z', 'UTC');
  const edited = outline([section('a', 0), section('c', 4)]);
  expect(releaseBatches(subscription, edited).flatMap(({ lectureIds }) => lectureIds)).toEqual(['a', 'c']);
  expect(nextReleaseBatch(subscription, edited, new Date('2026-11-02T00:00:00Z'))?.at.toISOString()).toBe(
    '2026-11-05T08:00:00.000Z',
  );
});

test('a course that opens at once has one release batch and nothing pending', () => {
  const open = outline([section('a', 0), section('b', 0)]);
  const subscription = subscribed(open, '2026-11-01T12:00:00Z', 'UTC');
  expect(releaseBatches(subscription, open)).toHaveLength(1);
  expect(nextReleaseBatch(subscription, open, new Date('2026-11-01T12:00:00Z'))).toBeUndefined();
});

test('a free lecture in a later section is open from day one and not announced', () => {
  const mixed = outline([
    section('a', 0),
    {
      title: 'Later',
      opensAfterDays: 3,
      lectures: [
        { id: 'taste', type: 'free' },
        { id: 'rest', type: 'drip' },
      ],
    },
    { title: 'Bonus', opensAfterDays: 3, lectures: [{ id: 'paid', type: 'premium' }] },
  ]);
  const subscription = subscribed(mixed, '2026-11-01T12:00:00Z', 'UTC');
  expect(releaseBatches(subscription, mixed).map(({ sectionIndexes }) => sectionIndexes)).toEqual([[0], [1]]);
  expect(isOpen(subscription, 'taste', new Date('2026-11-01T12:00:00Z'))).toBe(true);
  expect(isOpen(subscription, 'paid', new Date('2030-01-01'))).toBe(false);
});

test('an open section stays open, whatever time passes and whatever is published', () => {
  fc.assert(
    fc.property(
      anyCourse,
      anyCourse,
      anyInstant,
      anyZone,
      fc.nat(200),
      fc.nat(200),
      (first, edited, at, zone, a, b) => {
        const subscription = subscribed(first, at.toISOString(), zone);
        const seen = new Date(at.getTime() + a * 86_400_000);
        const later = new Date(seen.getTime() + b * 86_400_000);
        const before = openLectures(subscription, seen);
        const after = openLectures(withAddedRules(subscription, edited), later);
        expect([...before].filter((id) => !after.has(id))).toEqual([]);
      },
    ),
  );
});

test('every lecture is in exactly one release batch and opens at its instant', () => {
  fc.assert(
    fc.property(anyCourse, anyInstant, anyZone, (any, at, zone) => {
      const subscription = subscribed(any, at.toISOString(), zone);
      const waves = releaseBatches(subscription, any);
      expect(waves.flatMap(({ lectureIds }) => lectureIds).sort()).toEqual(
        Object.keys(subscription.schedule.lectures).sort(),
      );
      for (const { at: instant, lectureIds } of waves) {
        expect(instant >= at).toBe(true);
        expect(lectureIds.every((id) => isOpen(subscription, id, instant))).toBe(true);
        expect(lectureIds.some((id) => isOpen(subscription, id, new Date(instant.getTime() - 1)))).toBe(false);
      }
    }),
  );
});
