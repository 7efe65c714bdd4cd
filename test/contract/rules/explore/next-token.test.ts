import { expect, test } from '@jest/globals';
import { isSolved } from '#contract/rules/explore/is-solved.ts';
import {
  drawTokens,
  nextTokenStart,
  randomNumbers,
  temperatureRange,
  tokenProbabilities,
  topPRange,
} from '#contract/rules/explore/next-token.ts';

/** Counts of the tokens, written down again. */
const counts = [24, 10, 6, 4, 3, 2, 2, 1, 1, 1];

/** Computes the probabilities by powers instead of exponentials, and the cut by comparing sums of a sorted list. */
const reference = (temperature: number, topP: number): number[] => {
  const powers = counts.map((count) => count ** (1 / temperature));
  const all = powers.reduce((sum, power) => sum + power, 0);
  const size = powers.findIndex(
    (_, index) => powers.slice(0, index + 1).reduce((sum, power) => sum + power, 0) >= (topP - 1e-9) * all,
  );
  const kept = powers.slice(0, size + 1);
  const total = kept.reduce((sum, power) => sum + power, 0);
  return powers.map((power, index) => (index <= size ? power / total : 0));
};

const steps = ({ min, max, step }: { min: number; max: number; step: number }): number[] =>
  Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => Number((min + index * step).toFixed(2)));
const settings = steps(temperatureRange).flatMap((temperature) =>
  steps(topPRange).map((topP) => ({ ...nextTokenStart, temperature, topP })),
);

test('probabilities equal a reference computation at every setting', () => {
  for (const state of settings) {
    const probabilities = tokenProbabilities(state).map(({ drawn }) => drawn);
    const expected = reference(state.temperature, state.topP);
    for (const [index, probability] of probabilities.entries())
      expect(probability).toBeCloseTo(expected[index] ?? Number.NaN, 9);
    expect(probabilities.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 9);
  }
});

test('temperature 1 without a cut gives the shares that were counted', () => {
  const [first, second] = tokenProbabilities(nextTokenStart);
  expect(first?.drawn).toBeCloseTo(24 / 54, 12);
  expect(second?.drawn).toBeCloseTo(10 / 54, 12);
});

test('twenty thousand draws come close to the probabilities', () => {
  const state = { ...nextTokenStart, temperature: 1.5, topP: 0.9 };
  const draws = drawTokens(state, 20_000);
  for (const { token, drawn } of tokenProbabilities(state)) {
    const share = draws.filter((draw) => draw === token).length / draws.length;
    expect(Math.abs(share - drawn)).toBeLessThan(0.015);
    if (drawn === 0) expect(share).toBe(0);
  }
});

test('a seed always gives the same draws, and another seed gives others', () => {
  expect(drawTokens(nextTokenStart, 20)).toEqual(drawTokens(nextTokenStart, 20));
  expect(drawTokens({ ...nextTokenStart, seed: 2 }, 20)).not.toEqual(drawTokens(nextTokenStart, 20));
  const next = randomNumbers(1);
  for (let count = 0; count < 1000; count += 1) expect(next()).toBeLessThan(1);
});

test('the task needs a higher temperature and a cut', () => {
  const solutions = settings.filter((state) => isSolved({ explorable: 'next-token', ...state }));
  expect(solutions).toHaveLength(27);
  expect(Math.min(...solutions.map(({ temperature }) => temperature))).toBe(1.4);
  expect(Math.max(...solutions.map(({ topP }) => topP))).toBe(0.95);
});
