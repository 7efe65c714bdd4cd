import { expect, test } from '@jest/globals';
import {
  byCosine,
  byMap,
  cosine,
  embeddingsGoals,
  embeddingsStart,
  mapDistance,
  mapPoints,
  mapShare,
  mapWords,
} from '#contract/rules/explore/embeddings.ts';
import { isSolved } from '#contract/rules/explore/is-solved.ts';
import { vectorTable } from '#contract/rules/explore/word-vectors.ts';

/** The vectors as stored, not normalized to length 1. */
const stored = new Map(
  vectorTable
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', ...values] = line.split(' ');
      return [word, values.map(Number)] as const;
    }),
);

/** Computes the angle by the law of cosines from three lengths, without a dot product. */
const cosineByLengths = (one: readonly number[], other: readonly number[]): number => {
  const square = (values: readonly number[]) => values.reduce((sum, value) => sum + value * value, 0);
  const across = square(one.map((value, index) => value - (other[index] ?? 0)));
  return (square(one) + square(other) - across) / (2 * Math.sqrt(square(one) * square(other)));
};

const vectorOf = (word: string): readonly number[] => stored.get(word) ?? [];

test('the words that may be chosen are those of the table', () => {
  expect(
    vectorTable
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(mapWords);
});

test('cosines and ranks equal a computation from lengths for every pair of words', () => {
  for (const word of mapWords) {
    const others = mapWords.filter((other) => other !== word);
    const expected = others.map((other) => cosineByLengths(vectorOf(word), vectorOf(other)));
    const differences = others.map((other, index) => Math.abs(cosine(word, other) - (expected[index] ?? 0)));
    expect(Math.max(...differences)).toBeLessThan(1e-10);
    expect(cosine(word, byCosine(word)[0] ?? '')).toBeCloseTo(Math.max(...expected), 10);
    const distances = byMap(word).map((other) => mapDistance(word, other));
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  }
});

/** Eigenvalues of a symmetric matrix, largest first, by Jacobi rotations. */
const eigenvalues = (matrix: number[][]): number[] => {
  const a = matrix.map((row) => [...row]);
  const at = (i: number, j: number): number => a[i]?.[j] ?? 0;
  const size = a.length;
  for (let sweep = 0; sweep < 30; sweep += 1)
    for (let p = 0; p < size; p += 1)
      for (let q = p + 1; q < size; q += 1) {
        const angle = 0.5 * Math.atan2(2 * at(p, q), at(q, q) - at(p, p));
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        for (const row of a)
          [row[p], row[q]] = [c * (row[p] ?? 0) - s * (row[q] ?? 0), s * (row[p] ?? 0) + c * (row[q] ?? 0)];
        const [rowP = [], rowQ = []] = [a[p], a[q]];
        a[p] = rowP.map((value, index) => c * value - s * (rowQ[index] ?? 0));
        a[q] = rowP.map((value, index) => s * value + c * (rowQ[index] ?? 0));
      }
  return a.map((row, index) => row[index] ?? 0).sort((one, other) => other - one);
};

test('the map has the variance of both principal components', () => {
  const units = mapWords.map((word) => {
    const vector = vectorOf(word);
    const length = Math.hypot(...vector);
    return vector.map((value) => value / length);
  });
  const size = units[0]?.length ?? 0;
  const mean = Array.from({ length: size }, (_, i) => units.reduce((sum, u) => sum + (u[i] ?? 0), 0) / units.length);
  const covariance = mean.map((_, i) =>
    mean.map((_, j) =>
      units.reduce((sum, u) => sum + ((u[i] ?? 0) - (mean[i] ?? 0)) * ((u[j] ?? 0) - (mean[j] ?? 0)), 0),
    ),
  );
  const [first = 0, second = 0, ...rest] = eigenvalues(covariance);
  const total = [first, second, ...rest].reduce((sum, value) => sum + value, 0);
  const sumOf = (value: (point: { x: number; y: number }) => number) =>
    mapPoints.reduce((sum, point) => sum + value(point), 0);
  expect(sumOf(({ x }) => x * x)).toBeCloseTo(first, 6);
  expect(sumOf(({ y }) => y * y)).toBeCloseTo(second, 6);
  expect(sumOf(({ x, y }) => x * y)).toBeCloseTo(0, 6);
  expect(mapShare).toBeCloseTo((first + second) / total, 6);
});

test('the explanation names true neighbors', () => {
  const nearest = (word: string) => byCosine(word)[0];
  expect(['refund', 'precision', 'september', 'agent'].map(nearest)).toEqual([
    'cancel',
    'recall',
    'october',
    'approval',
  ]);
  expect(byMap('refund')[0]).toBe('thursday');
  expect(vectorOf('refund')).toHaveLength(16);
});

test('the task needs neighbors of each other that are far apart on the map', () => {
  const solves = (word: string, other: string) => isSolved({ explorable: 'embeddings', word, other });
  expect(solves('tokens', 'token')).toBe(true);
  expect(embeddingsGoals({ word: 'monday', other: 'friday' })).toEqual({ isMutual: true, isHidden: false });
  // Nearest to “helmet” is “refund”, but not the other way around.
  expect(byCosine('helmet')[0]).toBe('refund');
  expect(embeddingsGoals({ word: 'helmet', other: 'refund' }).isMutual).toBe(false);
  expect(embeddingsGoals(embeddingsStart).isMutual).toBe(false);
  expect(solves('refund', 'refund')).toBe(false);
  const pairs = mapWords.filter((word) => solves(word, byCosine(word)[0] ?? ''));
  expect(pairs.length).toBeGreaterThan(10);
  expect(pairs.length).toBeLessThan(mapWords.length / 2);
});
