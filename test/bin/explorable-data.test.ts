import { expect, test } from '@jest/globals';
import { readCourseTexts } from '#bin/explorable-data/course-texts.ts';
import { countContexts, largestSingular, toPpmi } from '#bin/explorable-data/word-vectors.ts';
import { mapWords } from '#contract/rules/explore/embeddings.ts';

const vocabulary = ['a', 'b', 'c', 'd'];
const counts = countContexts(['a b x c', 'b a', 'a', 'c d d'], vocabulary);
const dense = (matrix: readonly ReadonlyMap<number, number>[]) =>
  matrix.map((row) => matrix.map((_, column) => row.get(column) ?? 0));

test('words near each other are counted in both directions', () => {
  expect(dense(counts)).toEqual([
    [0, 2, 1, 0],
    [2, 0, 1, 0],
    [1, 1, 0, 2],
    [0, 0, 2, 2],
  ]);
});

test('information is the logarithm of a pair’s share over chance, and never negative', () => {
  const ppmi = dense(toPpmi(counts));
  const [totals, total] = [[3, 3, 4, 4], 14];
  const smoothed = totals.map((each) => each ** 0.75);
  const smoothedTotal = smoothed.reduce((sum, each) => sum + each, 0);
  for (const [word, row] of dense(counts).entries())
    for (const [context, count] of row.entries()) {
      const chance = ((totals[word] ?? 0) / total) * ((smoothed[context] ?? 0) / smoothedTotal);
      expect(ppmi[word]?.[context]).toBeCloseTo(count === 0 ? 0 : Math.max(0, Math.log(count / total / chance)), 12);
    }
});

test('singular values and vectors rebuild the matrix', () => {
  const matrix = Array.from(
    { length: 12 },
    (_, row) =>
      new Map(Array.from({ length: 12 }, (_, column) => [column, row < 6 && column < 6 ? Math.abs(row - column) : 0])),
  );
  const found = largestSingular(matrix, 4, 200);
  expect(found.map(({ value }) => value)).toEqual([...found.map(({ value }) => value)].sort((a, b) => b - a));
  for (const { vector, value } of found) {
    // M Mᵀ v = σ² v, and the length of v is 1.
    const image = matrix.map((_, column) =>
      vector.reduce((sum, each, row) => sum + each * (matrix[row]?.get(column) ?? 0), 0),
    );
    const back = matrix.map((row) => image.reduce((sum, each, column) => sum + each * (row.get(column) ?? 0), 0));
    for (const [index, each] of back.entries()) expect(each).toBeCloseTo(value ** 2 * (vector[index] ?? 0), 6);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 10);
  }
});

test('course texts are prose without code, and have every word of the map', () => {
  const texts = readCourseTexts();
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => /```|https?:|\]\(/.test(text))).toEqual([]);
  const words = new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []));
  expect(mapWords.filter((word) => !words.has(word))).toEqual([]);
});
