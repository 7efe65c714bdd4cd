import { expect, test } from '@jest/globals';
import { type PreviewOptions, previewLines } from '../../bin/drip/preview.ts';
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

test('an operator reads what is open to a subscriber on a day, and which letters they were sent', () => {
  expect(preview()).toEqual([
    'Ten Days in Asia/Tokyo',
    '  Nov 1, 2026, 12:00 PM    subscribed',
    '  Nov 20, 2026, 11:59 PM   looked at',
    'Sections',
    '  Nov 1, 2026, 12:00 PM    open     1. About start',
    '  Nov 3, 2026, 8:00 AM     open     2. About next',
    '  with the upgrade         premium  3. About the bonus',
    '  Dec 1, 2026, 8:00 AM     waits    4. About end',
    'Letters after the welcome',
    '  Nov 3, 2026, 8:00 AM     released         2. About next',
    'The job looks again Dec 1, 2026, 8:00 AM.',
  ]);
});

const lettersIn = (lines: string[]): string[] =>
  lines.slice(lines.indexOf('Letters after the welcome') + 1, -1).map((line) => line.slice(27).trim());

test('somebody who never studies is reminded twice', () => {
  expect(lettersIn(preview({ isIdle: true }))).toEqual(['released         2. About next', 'quiet-3', 'quiet-10']);
});

test('somebody who never confirms is reminded once, and forgotten after two weeks', () => {
  const lines = preview({ isUnconfirmed: true });
  expect(lettersIn(lines)).toEqual(['confirm-reminder']);
  expect(lines.at(-1)).toBe('Nobody confirmed the address: it was forgotten Nov 15, 2026, 12:00 PM.');
});

test('on the first day nothing was sent yet', () => {
  expect(preview({ at: '2026-11-01' }).slice(-2)[0]).toBe('  none');
});

test('who starts again keeps what is open; the letters come by the new days', () => {
  const lines = preview({ restartedOn: '2026-11-04', at: '2026-11-05' });
  expect(lines.slice(1, 8)).toEqual([
    '  Nov 1, 2026, 12:00 PM    subscribed',
    '  Nov 4, 2026, 12:00 PM    started again',
    '  Nov 5, 2026, 11:59 PM    looked at',
    'Sections',
    '  Nov 1, 2026, 12:00 PM    open     1. About start',
    '  Nov 6, 2026, 8:00 AM     again    2. About next',
    '  with the upgrade         premium  3. About the bonus',
  ]);
  expect(lettersIn(preview({ restartedOn: '2026-11-04', at: '2026-12-31' }))).toEqual([
    'released         2. About next',
    'released         2. About next',
    'last-section     4. About end',
  ]);
});

test('starting again on the day of subscribing, or before it, changes nothing', () => {
  for (const restartedOn of ['2026-11-01', '2026-10-20']) expect(preview({ restartedOn })).toEqual(preview());
});
