import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  isOpen,
  nextWave,
  openLectures,
  type SubscriptionFacts,
  unlockAt,
  wavesOf,
  withAddedRules,
} from '../../contract/rules/drip-schedule.ts';
import { anyCourse, anyInstant, anyZone, outline, section, subscribed } from '../support/drip-outline.ts';

const course = outline([section('a', 0), section('b', 2), section('c', 4)], { releaseHour: 8 });
const opens = (facts: SubscriptionFacts, id: string) => unlockAt(facts, id)?.toISOString();

test('day 0 opens at the minute of subscribing, the others in the morning of their day there', () => {
  const facts = subscribed(course, '2026-11-01T05:30:00Z', 'Asia/Tokyo');
  expect(opens(facts, 'a')).toBe('2026-11-01T05:30:00.000Z');
  expect(opens(facts, 'b')).toBe('2026-11-02T23:00:00.000Z');
  expect(opens(facts, 'c')).toBe('2026-11-04T23:00:00.000Z');
});

test('whoever subscribes at 23:59 counts from that day, and one minute later from the next', () => {
  expect(opens(subscribed(course, '2026-11-01T22:59:00Z', 'Europe/Berlin'), 'b')).toBe('2026-11-03T07:00:00.000Z');
  expect(opens(subscribed(course, '2026-11-01T23:00:00Z', 'Europe/Berlin'), 'b')).toBe('2026-11-04T07:00:00.000Z');
});

test.each([
  ['14 hours ahead of UTC', 'Pacific/Kiritimati', '2026-11-03T18:00:00.000Z'],
  ['11 hours behind UTC', 'Pacific/Pago_Pago', '2026-11-03T19:00:00.000Z'],
])('a subscriber %s gets it at their own eight in the morning', (_, zone, expected) => {
  expect(opens(subscribed(course, '2026-11-01T12:00:00Z', zone), 'b')).toBe(expected);
});

test('clocks that change in between move nothing on the wall clock', () => {
  expect(opens(subscribed(course, '2026-03-27T12:00:00Z', 'Europe/Berlin'), 'b')).toBe('2026-03-29T06:00:00.000Z');
  expect(opens(subscribed(course, '2026-10-23T12:00:00Z', 'Europe/Berlin'), 'b')).toBe('2026-10-25T07:00:00.000Z');
});

test('29 February is a day like any other', () => {
  expect(opens(subscribed(course, '2028-02-27T12:00:00Z', 'UTC'), 'b')).toBe('2028-02-29T08:00:00.000Z');
  expect(opens(subscribed(course, '2027-02-27T12:00:00Z', 'UTC'), 'b')).toBe('2027-03-01T08:00:00.000Z');
});

test('a late subscriber finds all past dates open at once, in the one wave of their first minute', () => {
  const dated = outline([section('a', 0), section('b', '2026-01-10'), section('c', '2026-02-10')]);
  const facts = subscribed(dated, '2026-06-01T12:00:00Z', 'UTC');
  expect(wavesOf(facts, dated)).toEqual([
    { at: new Date('2026-06-01T12:00:00Z'), lectureIds: ['a', 'b', 'c'], sectionIndexes: [0, 1, 2] },
  ]);
});

test('before the launch nothing scheduled is open, not even day 0; days that pass before it are not lost', () => {
  const launching = { ...course, launchesOn: '2026-12-01' };
  const facts = subscribed(launching, '2026-11-28T12:00:00Z', 'UTC');
  expect(openLectures(facts, new Date('2026-12-01T07:59:00Z')).size).toBe(0);
  expect(opens(facts, 'a')).toBe('2026-12-01T08:00:00.000Z');
  expect(opens(facts, 'b')).toBe('2026-12-01T08:00:00.000Z');
  expect(opens(facts, 'c')).toBe('2026-12-02T08:00:00.000Z');
});

test('a section inserted before open ones closes nothing, and is open when its day has passed', () => {
  const facts = subscribed(course, '2026-11-01T12:00:00Z', 'UTC');
  const edited = outline([section('a', 0), section('new', 1), section('b', 30), section('c', 60)]);
  const known = withAddedRules(facts, edited);
  expect([...openLectures(known, new Date('2026-11-03T09:00:00Z'))].sort()).toEqual(['a', 'b', 'new']);
});

test('a removed section is in no wave any more; the others keep their instants', () => {
  const facts = subscribed(course, '2026-11-01T12:00:00Z', 'UTC');
  const edited = outline([section('a', 0), section('c', 4)]);
  expect(wavesOf(facts, edited).flatMap(({ lectureIds }) => lectureIds)).toEqual(['a', 'c']);
  expect(nextWave(facts, edited, new Date('2026-11-02T00:00:00Z'))?.at.toISOString()).toBe('2026-11-05T08:00:00.000Z');
});

test('a course that is open all at once has one wave and nothing to wait for', () => {
  const open = outline([section('a', 0), section('b', 0)]);
  const facts = subscribed(open, '2026-11-01T12:00:00Z', 'UTC');
  expect(wavesOf(facts, open)).toHaveLength(1);
  expect(nextWave(facts, open, new Date('2026-11-01T12:00:00Z'))).toBeUndefined();
});

test('a free lecture in a later section is there from the first day and announces nothing', () => {
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
  const facts = subscribed(mixed, '2026-11-01T12:00:00Z', 'UTC');
  expect(wavesOf(facts, mixed).map(({ sectionIndexes }) => sectionIndexes)).toEqual([[0], [1]]);
  expect(isOpen(facts, 'taste', new Date('2026-11-01T12:00:00Z'))).toBe(true);
  expect(isOpen(facts, 'paid', new Date('2030-01-01'))).toBe(false);
});

test('what is open stays open, whatever time passes and whatever is published meanwhile', () => {
  fc.assert(
    fc.property(
      anyCourse,
      anyCourse,
      anyInstant,
      anyZone,
      fc.nat(200),
      fc.nat(200),
      (first, edited, at, zone, a, b) => {
        const facts = subscribed(first, at.toISOString(), zone);
        const seen = new Date(at.getTime() + a * 86_400_000);
        const later = new Date(seen.getTime() + b * 86_400_000);
        const before = openLectures(facts, seen);
        const after = openLectures(withAddedRules(facts, edited), later);
        expect([...before].filter((id) => !after.has(id))).toEqual([]);
      },
    ),
  );
});

test('every lecture is in exactly one wave, and open from its instant on and not before', () => {
  fc.assert(
    fc.property(anyCourse, anyInstant, anyZone, (any, at, zone) => {
      const facts = subscribed(any, at.toISOString(), zone);
      const waves = wavesOf(facts, any);
      expect(waves.flatMap(({ lectureIds }) => lectureIds).sort()).toEqual(Object.keys(facts.schedule.lectures).sort());
      for (const { at: instant, lectureIds } of waves) {
        expect(instant >= at).toBe(true);
        expect(lectureIds.every((id) => isOpen(facts, id, instant))).toBe(true);
        expect(lectureIds.some((id) => isOpen(facts, id, new Date(instant.getTime() - 1)))).toBe(false);
      }
    }),
  );
});
