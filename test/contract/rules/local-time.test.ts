import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, calendarDay } from '#contract/rules/activity.ts';
import { isTimeZone, localInstant } from '#contract/rules/local-time.ts';
import { anyInstant, anyZone } from '#test/support/drip-outline.ts';

/** Returns the wall-clock time in a zone, e.g. `2026-03-29 03:00`, using Intl instead of the code under test. */
const wallClock = (instant: Date, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return parts.format(instant);
};

test.each([
  ['in the middle of the year', '2026-07-01', 8, 'Europe/Berlin', '2026-07-01T06:00:00.000Z'],
  [
    '14 hours ahead of UTC it is the day before there',
    '2026-11-21',
    8,
    'Pacific/Kiritimati',
    '2026-11-20T18:00:00.000Z',
  ],
  ['11 hours behind it is late in the day there', '2026-11-21', 23, 'Pacific/Pago_Pago', '2026-11-22T10:00:00.000Z'],
  ['with half hours', '2026-11-21', 8, 'Asia/Kolkata', '2026-11-21T02:30:00.000Z'],
  ['on the morning after clocks went forward', '2026-03-29', 8, 'Europe/Berlin', '2026-03-29T06:00:00.000Z'],
  [
    'an hour that is skipped is the first minute after it',
    '2026-03-29',
    2,
    'Europe/Berlin',
    '2026-03-29T01:00:00.000Z',
  ],
  ['so is one in the middle of two skipped hours', '2026-03-29', 2, 'Antarctica/Troll', '2026-03-29T01:00:00.000Z'],
  ['and the first of half an hour', '2026-10-04', 2, 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
  ['midnight may be skipped', '2026-09-06', 0, 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['an hour that comes twice is its first time', '2026-10-25', 2, 'Europe/Berlin', '2026-10-25T00:00:00.000Z'],
  ['29 February', '2028-02-29', 8, 'America/New_York', '2028-02-29T13:00:00.000Z'],
])('%s', (_, day, hour, zone, expected) => {
  expect(localInstant(day, hour, zone).toISOString()).toBe(expected);
});

test('a wall clock shows the requested hour, or the first one after a gap', () => {
  fc.assert(
    fc.property(anyInstant, fc.integer({ min: 0, max: 23 }), anyZone, (around, hour, zone) => {
      const day = calendarDay(around, zone);
      const instant = localInstant(day, hour, zone);
      const wanted = `${day} ${String(hour).padStart(2, '0')}:00`;
      const shown = wallClock(instant, zone);
      if (shown === wanted) {
        expect(wallClock(new Date(instant.getTime() - 3_600_000), zone)).not.toBe(wanted);
      } else {
        expect(shown > wanted).toBe(true);
        expect(wallClock(new Date(instant.getTime() - 60_000), zone) < wanted).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

test('a later day is a later instant', () => {
  fc.assert(
    fc.property(anyInstant, fc.integer({ min: 0, max: 23 }), anyZone, (around, hour, zone) => {
      const day = calendarDay(around, zone);
      expect(localInstant(addDays(day, 1), hour, zone) > localInstant(day, hour, zone)).toBe(true);
    }),
  );
});

test('only IANA names are accepted as time zones', () => {
  expect(['Europe/Berlin', 'UTC', 'Pacific/Kiritimati'].every(isTimeZone)).toBe(true);
  expect(['', 'Mars/Olympus', '../etc/passwd', '#'].some(isTimeZone)).toBe(false);
});
