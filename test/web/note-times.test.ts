import { expect, test } from '@jest/globals';
import { linkTimes, secondsOf, timeMark } from '../../web/src/features/notes/time-links.ts';

test('a moment is written as people read it, with hours only when there are any', () => {
  expect(timeMark(133.9)).toBe('[02:13]');
  expect(timeMark(0)).toBe('[00:00]');
  expect(timeMark(3733)).toBe('[1:02:13]');
});

test('a moment in a note becomes a link to its second', () => {
  expect(linkTimes('See [02:13] and [1:02:13].')).toBe('See [02:13](#t=133) and [1:02:13](#t=3733).');
});

test('what is written is what is linked: every mark leads back to its own second', () => {
  for (const seconds of [0, 59, 60, 599, 3599, 3600, 35_999]) {
    const href = /\((.*)\)/.exec(linkTimes(timeMark(seconds)))?.[1] ?? null;
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
])('%s is left as the learner wrote it', (text) => {
  expect(linkTimes(text)).toBe(text);
});

test('other links lead to no second', () => {
  expect(secondsOf('#top')).toBeUndefined();
  expect(secondsOf('https://example.com/#t=5')).toBeUndefined();
  expect(secondsOf(null)).toBeUndefined();
});
