import { expect, test } from '@jest/globals';
import { zoneCity } from '#web/src/lib/time-zones.ts';

test('a sentence names a time zone by its city', () => {
  const zones = ['America/New_York', 'America/Argentina/Buenos_Aires', 'UTC'];
  expect(zones.map(zoneCity)).toEqual(['New York', 'Buenos Aires', 'UTC']);
});
