import { expect, test } from '@jest/globals';
import {
  bestLine,
  contour,
  descend,
  excessOf,
  gradientDescentGoals,
  gradientDescentStart,
  points,
  rateRange,
} from '#contract/rules/explore/gradient-descent.ts';
import { isSolved } from '#contract/rules/explore/is-solved.ts';

/** Sums of the normal equations. */
const sumOf = (value: (point: { x: number; y: number }) => number): number =>
  points.reduce((sum, point) => sum + value(point), 0);
const sums = {
  x: sumOf(({ x }) => x),
  xx: sumOf(({ x }) => x * x),
  y: sumOf(({ y }) => y),
  xy: sumOf(({ x, y }) => x * y),
};
const count = points.length;

/** Loss and its gradient by differences, without the formula of the gradient. */
const loss = (slope: number, offset: number): number =>
  points.reduce((sum, { x, y }) => sum + (y - offset - slope * x) ** 2, 0) / count;
const step = (slope: number, offset: number, rate: number): [number, number] => {
  const h = 1e-5;
  return [
    slope - (rate * (loss(slope + h, offset) - loss(slope - h, offset))) / (2 * h),
    offset - (rate * (loss(slope, offset + h) - loss(slope, offset - h))) / (2 * h),
  ];
};

/** Eigenvalues of the matrix of second derivatives: the curvature along the valley and across it. */
const curvatures = (() => {
  const [a, b, d] = [(2 * sums.xx) / count, (2 * sums.x) / count, 2];
  const root = Math.sqrt(((a - d) / 2) ** 2 + b * b);
  return { along: (a + d) / 2 - root, across: (a + d) / 2 + root };
})();

const rates = Array.from({ length: 40 }, (_, index) => Number((0.005 * (index + 1)).toFixed(3)));

/** Fewest steps after which the loss is close enough. */
const stepsNeeded = (rate: number): number => {
  let steps = 1;
  while (!gradientDescentGoals({ rate, steps }).isClose) steps += 1;
  return steps;
};

test('the best line solves the normal equations, and lines beside it are worse', () => {
  expect(bestLine.slope * sums.xx + bestLine.offset * sums.x).toBeCloseTo(sums.xy, 10);
  expect(bestLine.slope * sums.x + bestLine.offset * count).toBeCloseTo(sums.y, 10);
  for (const [slope, offset] of [
    [0.01, 0],
    [-0.01, 0],
    [0, 0.01],
    [0, -0.01],
  ] as const)
    expect(loss(bestLine.slope + slope, bestLine.offset + offset)).toBeGreaterThan(bestLine.loss);
});

test('each step equals one along the gradient by differences', () => {
  for (const rate of [0.005, 0.08, 0.145]) {
    let [slope, offset] = [0, 0];
    for (const line of descend({ rate, steps: 60 })) {
      expect(line.slope).toBeCloseTo(slope, 6);
      expect(line.offset).toBeCloseTo(offset, 6);
      expect(line.loss).toBeCloseTo(loss(slope, offset), 6);
      [slope, offset] = step(slope, offset, rate);
    }
  }
});

test('every line of a contour has the loss of the contour', () => {
  for (const excess of [0.05, 0.5, 4])
    for (const { slope, offset } of contour(excess))
      expect(loss(slope, offset)).toBeCloseTo(bestLine.loss + excess, 10);
});

test('the loss grows exactly at rates above 2 divided by the curvature across', () => {
  expect((2 / curvatures.across).toFixed(3)).toBe('0.150');
  for (const rate of rates) {
    const path = descend({ rate, steps: 200 });
    const grows = (path[200]?.loss ?? 0) > (1 + 1e-9) * (path[199]?.loss ?? 0);
    expect(grows).toBe(rate > 2 / curvatures.across);
  }
});

test('the explanation names the steps that rates need, and the shape of the valley', () => {
  expect([0.01, 0.13].map(stepsNeeded)).toEqual([320, 24]);
  expect(Math.round(curvatures.across / curvatures.along)).toBe(29);
});

test('the start leaves the task open, with more than twice the lowest loss', () => {
  expect(gradientDescentGoals(gradientDescentStart)).toEqual({ isClose: false, isQuick: true });
  expect(excessOf(descend(gradientDescentStart).at(-1) ?? bestLine)).toBeGreaterThan(1);
});

test('rates from 0.105 to 0.14 solve the task, and more steps do not', () => {
  const solving = (steps: number) => rates.filter((rate) => isSolved({ explorable: 'gradient-descent', rate, steps }));
  expect(solving(30)).toEqual([0.105, 0.11, 0.115, 0.12, 0.125, 0.13, 0.135, 0.14]);
  expect(solving(31)).toEqual([]);
  expect(solving(23)).toEqual([]);
  expect(rates.at(-1)).toBe(rateRange.max);
});
