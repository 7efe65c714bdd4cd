import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { maxPlaybackSpeed, type PlayedRange, secondsIn } from '#contract/rules/playback.ts';
import type { StoredLecture } from '#contract/storage/catalog-rows.ts';
import type { Enrollment } from '#lambdas/data/enrollments.ts';
import type { NewPlayback, StoredPlayback } from '#lambdas/data/playback.ts';
import { creditClaim, isOpenIn, putPosition } from '#lambdas/learning/credit-playback.ts';

const video = (id: string, duration = 200): StoredLecture => ({
  ...{ id, duration, title: id, type: 'free', contentType: 'video', isPreview: false, hasBody: false },
});

const enrollment = (
  lastLectureId: string | undefined,
  updatedAt: number,
  lastPlayer: Enrollment['lastPlayer'] = 'course',
): Enrollment => ({
  courseId: 'course',
  enrolledAt: new Date(0).toISOString(),
  completedLectures: new Set(),
  completions: [],
  progress: 0,
  updatedAt: new Date(updatedAt).toISOString(),
  ...(lastLectureId !== undefined && { lastLectureId, lastPlayer }),
});

const whole: PlayedRange[] = [[0, 200]];

/** Saves of several videos of a course in two players: which, and after how long. */
const anySaves = fc.array(
  fc.record({
    lecture: fc.constantFrom('a', 'b', 'c'),
    player: fc.constantFrom('course', 'drip'),
    afterMs: fc.nat(20_000),
  }),
  { maxLength: 60 },
);

test('videos in several tabs and players share the time that passes', () => {
  fc.assert(
    fc.property(anySaves, (saves) => {
      const startedAt = 1_000_000;
      let now = startedAt;
      let course = enrollment(undefined, startedAt);
      const rows = new Map<string, StoredPlayback>();
      for (const { lecture, player, afterMs } of saves) {
        now += afterMs;
        const row = `${player} ${lecture}`;
        const claim = { enrollment: course, lecture: video(lecture), player, stored: rows.get(row), claimed: whole };
        const { basedOn, ...playback } = creditClaim(claim, new Date(now)) as NewPlayback;
        expect(basedOn).toBe(rows.get(row)?.creditedAt);
        rows.set(row, playback);
        if (!isOpenIn(course, lecture, player)) course = enrollment(lecture, now, player);
      }
      const total = [...rows.values()].reduce((sum, { played = [] }) => sum + secondsIn(played), 0);
      expect(total).toBeLessThanOrEqual((maxPlaybackSpeed * (now - startedAt)) / 1000);
    }),
  );
});

test('the save that opens a lecture is credited no time, but the next one is', () => {
  const opened = creditClaim(
    {
      enrollment: enrollment('other', 0),
      lecture: video('a'),
      player: 'course' as const,
      stored: undefined,
      claimed: whole,
    },
    new Date(60_000),
  );
  expect(opened?.played).toEqual([]);
  const next = creditClaim(
    {
      enrollment: enrollment('a', 60_000),
      lecture: video('a'),
      player: 'course' as const,
      stored: opened,
      claimed: whole,
    },
    new Date(70_000),
  );
  expect(next?.played).toEqual([[0, 20]]);
});

test('playback of a video that was replaced at its position does not count', () => {
  const stored: StoredPlayback = { played: [[0, 100]], creditedAt: 5000, lectureId: 'before' };
  const claim = { enrollment: enrollment('a', 0), lecture: video('a'), player: 'course' as const, stored, claimed: [] };
  expect(creditClaim(claim, new Date(10_000))).toMatchObject({ played: [], lectureId: 'a', basedOn: 5000 });
});

test('a player that claims nothing changes no playback', () => {
  const claim = {
    enrollment: enrollment('a', 0),
    lecture: video('a'),
    player: 'course' as const,
    stored: undefined,
    claimed: undefined,
  };
  expect(creditClaim(claim, new Date(10_000))).toBeUndefined();
});

const playback: NewPlayback = { played: [[0, 5]], creditedAt: 9000, lectureId: 'a', basedOn: 1000 };

test('a save that loses the race for playback still stores its position', async () => {
  const puts: (NewPlayback | undefined)[] = [];
  const put = async (given: NewPlayback | undefined) => {
    puts.push(given);
    return given ? undefined : { observedAt: 9000 };
  };
  const get = async () => ({ observedAt: 8000 });
  expect(await putPosition({ put, get }, playback, 9000)).toEqual({ observedAt: 9000 });
  expect(puts).toEqual([playback, undefined]);
});

test('an older save stores neither position nor playback', async () => {
  const puts: unknown[] = [];
  const put = async (given: unknown) => {
    puts.push(given);
    return undefined;
  };
  const get = async () => ({ observedAt: 10_000 });
  expect(await putPosition({ put, get }, playback, 9000)).toEqual({ observedAt: 10_000 });
  expect(puts).toHaveLength(1);
});
