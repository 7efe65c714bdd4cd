import { expect, test } from '@jest/globals';
import { type PreviewOptions, previewLines } from '#bin/drip/preview.ts';
import { outline, section } from '../support/drip-outline.ts';

const course = {
  title: 'Ten Days',
  ...outline(
    [
      section('start', 0),
      section('next', 2),
      { title: 'About the bonus', opensAfterDays: 2, lectures: [{ id: 'bonus', type: 'premium' }] },
      section('end', 30),
    ],
    { releaseHour: 8 },
  ),
};

const preview = (more: Partial<PreviewOptions> = {}): string[] =>
  previewLines({
    course,
    timeZone: 'Asia/Tokyo',
    subscribedOn: '2026-11-01',
    at: '2026-11-20',
    isIdle: false,
    isUnconfirmed: false,
    ...more,
  });

test('an operator sees what is open to a subscriber on a day, and their emails', () => {
  expect(preview()).toEqual([
    'Ten Days in Asia/Tokyo',
    '  Nov 1, 2026, 12:00 PM    subscribed',
    '  Nov 20, 2026, 11:59 PM   end of this preview',
    'Sections',
    '  Nov 1, 2026, 12:00 PM    open     1. About start',
    '  Nov 3, 2026, 8:00 AM     open     2. About next',
    '  with the upgrade         premium  3. About the bonus',
    '  Dec 1, 2026, 8:00 AM     waits    4. About end',
    'Emails after the welcome',
    '  Nov 3, 2026, 8:00 AM     released         2. About next',
    'The job checks again Dec 1, 2026, 8:00 AM.',
  ]);
});

const emailsIn = (lines: string[]): string[] =>
  lines.slice(lines.indexOf('Emails after the welcome') + 1, -1).map((line) => line.slice(27).trim());

test('a subscriber who never studies is reminded twice', () => {
  expect(emailsIn(preview({ isIdle: true }))).toEqual(['released         2. About next', 'inactive-3', 'inactive-10']);
});

test('an unconfirmed subscriber is reminded once and deleted after two weeks', () => {
  const lines = preview({ isUnconfirmed: true });
  expect(emailsIn(lines)).toEqual(['confirm-reminder']);
  expect(lines.at(-1)).toBe('The email address was not confirmed: it was deleted Nov 15, 2026, 12:00 PM.');
});

test('no email has been sent on the first day', () => {
  expect(preview({ at: '2026-11-01' }).slice(-2)[0]).toBe('  none');
});

test('a restarted course keeps its open sections; emails follow the new days', () => {
  const lines = preview({ restartedOn: '2026-11-04', at: '2026-11-05' });
  expect(lines.slice(1, 8)).toEqual([
    '  Nov 1, 2026, 12:00 PM    subscribed',
    '  Nov 4, 2026, 12:00 PM    started again',
    '  Nov 5, 2026, 11:59 PM    end of this preview',
    'Sections',
    '  Nov 1, 2026, 12:00 PM    open     1. About start',
    '  Nov 6, 2026, 8:00 AM     again    2. About next',
    '  with the upgrade         premium  3. About the bonus',
  ]);
  expect(emailsIn(preview({ restartedOn: '2026-11-04', at: '2026-12-31' }))).toEqual([
    'released         2. About next',
    'released         2. About next',
    'last-section     4. About end',
  ]);
});

test('a restart on or before the day of subscribing changes nothing', () => {
  for (const restartedOn of ['2026-11-01', '2026-10-20']) expect(preview({ restartedOn })).toEqual(preview());
});
