import { expect, test } from '@jest/globals';
import {
  formatCount,
  formatDateTime,
  formatDay,
  formatDaysUntil,
  formatDuration,
  formatPrice,
  formatTimestamp,
} from '#web/src/lib/format.ts';

test('a duration is shown in hours and started minutes', () => {
  expect([20, 60, 61, 3600, 15_600].map(formatDuration)).toEqual(['1 min', '1 min', '2 min', '1 h', '4 h 20 min']);
});

test('a position is formatted as in video players', () => {
  expect([0, 9.9, 245, 3845].map(formatTimestamp)).toEqual(['0:00', '0:09', '4:05', '1:04:05']);
});

test('a price shows cents only when it has some, and no price is empty', () => {
  const inDollars = [0, 49, 49.5, 2000, null].map((price) => formatPrice(price, 'USD'));
  expect(inDollars).toEqual(['Free', '$49', '$49.50', '$2,000', '']);
  expect([formatPrice(49, 'EUR'), formatPrice(49.5, 'EUR'), formatPrice(5000, 'JPY')]).toEqual([
    '€49',
    '€49.50',
    '¥5,000',
  ]);
});

test('a date names its year only when it is not the current one', () => {
  const now = new Date('2026-11-21T12:00:00');
  expect(formatDay('2026-11-24T12:00:00', now)).toBe('Tue, Nov 24');
  expect(formatDay('2027-01-04T12:00:00', now)).toBe('Mon, Jan 4, 2027');
});

test('a wait is counted in calendar days', () => {
  const now = new Date('2026-12-09T23:00:00');
  const instants = ['2026-12-09T23:30:00', '2026-12-10T01:00:00', '2026-12-16T02:17:00', '2026-12-08T12:00:00'];
  expect(instants.map((instant) => formatDaysUntil(instant, now))).toEqual(['today', 'tomorrow', 'in 7 days', 'today']);
});

test('a date and time is shown in a given zone, with the year when needed', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(formatDateTime('2026-11-24T07:00:00Z', 'Europe/Berlin', now)).toBe('Tue, Nov 24, 8:00 AM');
  expect(formatDateTime('2026-11-24T20:00:00Z', 'Asia/Tokyo', now)).toBe('Wed, Nov 25, 5:00 AM');
  expect(formatDateTime('2027-01-01T00:00:00Z', 'UTC', now)).toBe('Fri, Jan 1, 2027, 12:00 AM');
});

test('one is singular', () => {
  expect([formatCount(1, 'lecture'), formatCount(1200, 'lecture')]).toEqual(['1 lecture', '1,200 lectures']);
});
