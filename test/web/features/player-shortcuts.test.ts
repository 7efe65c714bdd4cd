import { expect, test } from '@jest/globals';
import { actionFor, shortcutSheet, speedFrom } from '#web/src/features/player/video/shortcuts.ts';

const page = { isTyping: false, takesSpace: false, takesArrows: false, isInPlayer: false };
const player = { ...page, isInPlayer: true };

test('the shortcuts do what the sheet says', () => {
  expect(actionFor('k', page)).toEqual({ type: 'toggle-play' });
  expect(actionFor(' ', page)).toEqual({ type: 'toggle-play' });
  expect(actionFor('j', page)).toEqual({ type: 'seek-by', seconds: -10 });
  expect(actionFor('L', page)).toEqual({ type: 'seek-by', seconds: 10 });
  expect(actionFor('ArrowRight', page)).toEqual({ type: 'seek-by', seconds: 5 });
  expect(actionFor('m', page)).toEqual({ type: 'toggle-mute' });
  expect(actionFor('c', page)).toEqual({ type: 'toggle-captions' });
  expect(actionFor('f', page)).toEqual({ type: 'toggle-fullscreen' });
  expect(actionFor('7', page)).toEqual({ type: 'seek-share', share: 0.7 });
  expect(actionFor('<', page)).toEqual({ type: 'speed-by', steps: -1 });
  expect(actionFor('?', page)).toEqual({ type: 'help' });
  expect(actionFor('x', page)).toBeUndefined();
});

test('typing in a field does not control the video', () => {
  const field = { ...player, isTyping: true };
  for (const key of ['k', ' ', 'm', '5', 'ArrowLeft', '?']) expect(actionFor(key, field)).toBeUndefined();
});

test('Space on a button presses the button; other keys still reach the video', () => {
  const button = { ...player, takesSpace: true };
  expect(actionFor(' ', button)).toBeUndefined();
  expect(actionFor('k', button)).toEqual({ type: 'toggle-play' });
});

test('arrow keys on a slider move only the slider', () => {
  const slider = { ...player, takesArrows: true };
  expect(actionFor('ArrowLeft', slider)).toBeUndefined();
  expect(actionFor('ArrowUp', slider)).toBeUndefined();
  expect(actionFor(' ', slider)).toEqual({ type: 'toggle-play' });
});

test('up and down scroll the page and change the volume only in the player', () => {
  expect(actionFor('ArrowUp', page)).toBeUndefined();
  expect(actionFor('ArrowUp', player)).toEqual({ type: 'volume-by', change: 0.05 });
  expect(actionFor('ArrowDown', player)).toEqual({ type: 'volume-by', change: -0.05 });
});

test('the speed goes from half to double in steps and no further', () => {
  expect(speedFrom(1, 1)).toBe(1.25);
  expect(speedFrom(1, -1)).toBe(0.75);
  expect(speedFrom(2, 1)).toBe(2);
  expect(speedFrom(0.5, -1)).toBe(0.5);
  expect(speedFrom(1.1, 1)).toBe(1.25);
});

test('the sheet lists every letter that is a shortcut', () => {
  const named = shortcutSheet.flatMap(({ keys }) => keys);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => actionFor(letter, page));
  expect(letters.filter((letter) => !named.includes(letter))).toEqual([]);
});
