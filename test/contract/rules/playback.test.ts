import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  creditPlayback,
  maxPlaybackSpeed,
  mergeRanges,
  type PlayedRange,
  secondsIn,
} from '#contract/rules/playback.ts';
import { speeds } from '#web/src/features/player/video/shortcuts.ts';

const anyDuration = fc.integer({ min: 1, max: 400 });
const anyRange = fc
  .tuple(fc.double({ min: 0, max: 500, noNaN: true }), fc.double({ min: 0, max: 500, noNaN: true }))
  .map(([a, b]): PlayedRange => [Math.min(a, b), Math.max(a, b)]);
const anyRanges = fc.array(anyRange, { maxLength: 12 });

/** Counts second by second what ranges cover, each end rounded to 5 s; the end of the video is a boundary, too. */
const recount = (ranges: readonly PlayedRange[], duration: number): number => {
  const boundary = (end: number) => (end > duration - 1 ? duration : Math.min(duration, Math.round(end / 5) * 5));
  const isPlayed = (second: number) =>
    ranges.some(([start, end]) => Math.round(start / 5) * 5 <= second && second < boundary(end));
  return Array.from({ length: duration }, (_, second) => second).filter(isPlayed).length;
};

test('the fastest speed is the fastest of the player', () => {
  expect(maxPlaybackSpeed).toBe(Math.max(...speeds));
});

test('merged ranges cover each second once, as a count by seconds does', () => {
  fc.assert(
    fc.property(anyRanges, anyDuration, (ranges, duration) => {
      const merged = mergeRanges(ranges, duration);
      expect(secondsIn(merged)).toBe(recount(ranges, duration));
      expect(mergeRanges([...merged, ...merged], duration)).toEqual(merged);
    }),
  );
});

test('a video played to its end in any number of parts is played completely', () => {
  fc.assert(
    fc.property(
      anyDuration,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
      (duration, cuts) => {
        const ends = [0, ...cuts.map((cut) => cut * duration).sort((a, b) => a - b), duration];
        const parts = ends.slice(1).map((end, index): PlayedRange => [ends[index] ?? 0, end]);
        expect(secondsIn(mergeRanges(parts, duration))).toBe(duration);
      },
    ),
  );
});

/** Saves of one video: the milliseconds since the one before, and what each claims. */
const anySaves = fc.array(fc.record({ afterMs: fc.nat(60_000), claimed: anyRanges }), { maxLength: 20 });

test('whatever players claim, no more counts than the time allows', () => {
  fc.assert(
    fc.property(anyDuration, anySaves, (duration, saves) => {
      const openedAt = 1_000_000;
      let now = openedAt;
      let stored = { played: [] as PlayedRange[], creditedAt: openedAt };
      for (const { afterMs, claimed } of saves) {
        now += afterMs;
        const next = creditPlayback({ stored: stored.played, claimed, duration, from: stored.creditedAt, now });
        expect(secondsIn(next.played)).toBeGreaterThanOrEqual(secondsIn(stored.played));
        expect(secondsIn(next.played)).toBeLessThanOrEqual(recount([...stored.played, ...claimed], duration));
        expect(next.creditedAt).toBeLessThanOrEqual(now);
        stored = next;
      }
      expect(secondsIn(stored.played)).toBeLessThanOrEqual((maxPlaybackSpeed * (now - openedAt)) / 1000);
    }),
  );
});

test('repeating a claim at the same instant changes nothing', () => {
  fc.assert(
    fc.property(anyDuration, anyRanges, fc.nat(300_000), (duration, claimed, elapsedMs) => {
      const first = creditPlayback({ stored: [], claimed, duration, from: 0, now: elapsedMs });
      const limited = Math.floor((elapsedMs - first.creditedAt) / 2500);
      const again = creditPlayback({ stored: first.played, claimed, duration, from: first.creditedAt, now: elapsedMs });
      expect(secondsIn(again.played) - secondsIn(first.played)).toBeLessThanOrEqual(limited * 5);
      if (secondsIn(first.played) === recount(claimed, duration)) expect(again.played).toEqual(first.played);
    }),
  );
});

test.each([0.5, 1, 1.5, 2])('a learner who plays at speed %d with a save every 5 s loses no bucket', (speed) => {
  const duration = 300;
  let stored = { played: [] as PlayedRange[], creditedAt: 0 };
  for (let now = 5000; ((now - 5000) * speed) / 1000 < duration; now += 5000) {
    const claimed: PlayedRange[] = [[0, Math.min(duration, (now * speed) / 1000)]];
    stored = creditPlayback({ stored: stored.played, claimed, duration, from: stored.creditedAt, now });
  }
  expect(stored.played).toEqual([[0, duration]]);
});
