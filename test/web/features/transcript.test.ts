import { expect, test } from '@jest/globals';
import { lineAt, piecesOf, searchLines } from '#web/src/features/player/transcript/lines.ts';

const lines = [
  { start: 0.55, end: 5.2, text: 'A customer asks about the deposit.' },
  { start: 5.27, end: 8.9, text: 'It answers fluently, and it is wrong.' },
  { start: 20, end: 24, text: 'Look up the best  passages (really).' },
];

test('the spoken line is marked, and stays marked in the pause after it', () => {
  expect([0, 0.55, 3, 5.25, 5.27, 12, 20, 99].map((time) => lineAt(lines, time))).toEqual([-1, 0, 0, 0, 1, 1, 2, 2]);
});

test('a seek that ends just before a line still marks it', () => {
  expect(lineAt(lines, 19.995)).toBe(2);
});

test('a search ignores case and the amount of space', () => {
  expect(searchLines(lines, 'IT ')).toEqual([0, 1]);
  expect(searchLines(lines, 'best passages')).toEqual([2]);
  expect(searchLines(lines, '(really).')).toEqual([2]);
  expect(searchLines(lines, 'nothing')).toEqual([]);
});

test('special characters in a search match literally', () => {
  expect(searchLines(lines, 'wr.ng')).toEqual([]);
  expect(searchLines(lines, '[')).toEqual([]);
  expect(searchLines(lines, '.')).toEqual([0, 1, 2]);
});

test('an empty search shows every line', () => {
  expect(searchLines(lines, '  ')).toEqual([0, 1, 2]);
});

test('matches are marked in place, and the line keeps all its text', () => {
  const pieces = piecesOf('It answers fluently, and it is wrong.', 'it');
  expect(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['It', 'it']);
  expect(pieces.map(({ text }) => text).join('')).toBe('It answers fluently, and it is wrong.');
});
