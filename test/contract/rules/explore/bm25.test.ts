import { expect, test } from '@jest/globals';
import { bm25Start, bRange, k1Range, rankPassages, wordsOf } from '#contract/rules/explore/bm25.ts';
import { isSolved } from '#contract/rules/explore/is-solved.ts';

/** Returns the first passages for a question with their scores, as the course's Python program prints them. */
const printed = (query: string): string[] =>
  rankPassages({ ...bm25Start, query })
    .filter(({ score }) => score > 0)
    .slice(0, 3)
    .map(({ id, score }) => `${score.toFixed(2)} ${id}`);

test('scores equal those that the program of the lesson prints', () => {
  expect(printed('lock shows E-17')).toEqual(['4.17 lock']);
  expect(printed('cancel a booking')).toEqual(['3.50 cancel', '1.66 waiver', '0.49 theft']);
  expect(printed('do I get my money back')).toEqual(['1.32 late', '1.18 deposit']);
});

test('a score equals the formula worked out for one word', () => {
  // "refund" occurs twice in one of eight passages; that passage has 22 words.
  const passage = rankPassages({ query: 'refund', k1: 1.2, b: 0.75 })[0];
  const words = rankPassages(bm25Start).map(({ text }) => text.split(/[^A-Za-z0-9-]+/).filter(Boolean).length);
  const average = words.reduce((sum, count) => sum + count, 0) / 8;
  const idf = Math.log(1 + (8 - 1 + 0.5) / (1 + 0.5));
  const size = 1 - 0.75 + (0.75 * 22) / average;
  expect(passage?.id).toBe('cancel');
  expect(passage?.score).toBeCloseTo((idf * 2 * 2.2) / (2 + 1.2 * size), 12);
});

test('words are lowercase, and a code is one word', () => {
  expect(wordsOf('Lock code E-17, twice!')).toEqual(['lock', 'code', 'e-17', 'twice']);
  expect(wordsOf('')).toEqual([]);
});

test('parameters alone do not solve the task, which needs other words', () => {
  for (let k1 = k1Range.min; k1 <= k1Range.max; k1 += k1Range.step)
    for (let b = bRange.min; b <= bRange.max; b += bRange.step)
      expect(isSolved({ explorable: 'bm25', query: bm25Start.query, k1, b })).toBe(false);
});

test.each([
  ['refund', true],
  ['cancel with a refund', true],
  ['cancel my booking', false],
  ['back', false],
  ['', false],
])('the question "%s" solves the task: %s', (query, expected) => {
  expect(isSolved({ ...bm25Start, explorable: 'bm25', query })).toBe(expected);
});
