import { expect, test } from '@jest/globals';
import { linkTimestamps, secondsOf } from '#web/src/features/notes/time-links.ts';
import { formatTimestamp } from '#web/src/lib/format.ts';

test('a timestamp in a note becomes a link to its second', () => {
  expect(linkTimestamps('See [02:13] and [1:02:13].')).toBe('See [2:13](#t=133) and [1:02:13](#t=3733).');
});

test('every formatted timestamp links back to its own second', () => {
  for (const seconds of [0, 59, 60, 599, 3599, 3600, 35_999]) {
    const href = /\((.*)\)/.exec(linkTimestamps(`[${formatTimestamp(seconds)}]`))?.[1] ?? null;
    expect(secondsOf(href)).toBe(seconds);
  }
});

test.each([
  '`[02:13]`',
  '```\n[02:13]\n```',
  '[02:13](https://example.com)',
  '[02:13]: https://example.com',
  '[02:73]',
  '\\[02:13]',
])('%s stays as the learner wrote it', (text) => {
  expect(linkTimestamps(text)).toBe(text);
});

test('other links have no second', () => {
  expect(secondsOf('#top')).toBeUndefined();
  expect(secondsOf('https://example.com/#t=5')).toBeUndefined();
  expect(secondsOf(null)).toBeUndefined();
});
