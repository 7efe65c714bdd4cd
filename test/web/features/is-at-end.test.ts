import { expect, test } from '@jest/globals';
import { isAtEnd } from '#web/src/features/player/video/is-at-end.ts';

test.each([
  ['played to its end', { paused: false, ended: true, currentTime: 80 }, true],
  ['paused and sought to its end, before the seek is done', { currentTime: 80 }, true],
  ['playing while it seeks its end', { paused: false, currentTime: 80 }, false],
  ['paused before its end', { currentTime: 79.9 }, false],
  ['not loaded yet', { duration: Number.NaN }, false],
])('a video that is %s: %p, at its end: %p', (_, state, expected) => {
  expect(isAtEnd({ paused: true, ended: false, currentTime: 0, duration: 80, ...state })).toBe(expected);
});
