import { expect, test } from '@jest/globals';
import { isSolved } from '#contract/rules/explore/is-solved.ts';
import {
  type Day,
  errorsByDegree,
  errorsOf,
  fitPolynomial,
  learnedDays,
  overfittingGoals,
  overfittingStart,
  validationDays,
} from '#contract/rules/explore/overfitting.ts';

const dayCounts = [14, 28, 42, 56];
const degrees = Array.from({ length: 13 }, (_, degree) => degree);

/** Chebyshev polynomials at a temperature: a different basis from the one that the explorable derives from the days. */
const basis = (temperature: number, degree: number): number[] => {
  const angle = Math.acos(Math.min(1, Math.max(-1, (temperature - 52.5) / 32.5)));
  return Array.from({ length: degree + 1 }, (_, power) => Math.cos(power * angle));
};

/** Solves the normal equations by Gaussian elimination with pivoting. */
const reference = (days: readonly Day[], degree: number): ((temperature: number) => number) => {
  const rows = days.map(({ temperature }) => basis(temperature, degree));
  const size = degree + 1;
  const system = Array.from({ length: size }, (_, i) => [
    ...Array.from({ length: size }, (_, j) => rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0)),
    rows.reduce((sum, row, index) => sum + (row[i] ?? 0) * (days[index]?.cups ?? 0), 0),
  ]);
  for (let column = 0; column < size; column += 1) {
    const below = system.slice(column).sort((a, b) => Math.abs(b[column] ?? 0) - Math.abs(a[column] ?? 0));
    system.splice(column, below.length, ...below);
    const pivot = system[column] ?? [];
    for (const row of system.filter((other) => other !== pivot)) {
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (let index = column; index <= size; index += 1) row[index] = (row[index] ?? 0) - factor * (pivot[index] ?? 0);
    }
  }
  const weights = system.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
  return (temperature) => basis(temperature, degree).reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0);
};

test('predictions equal a solution of the normal equations at every degree', () => {
  for (const days of dayCounts)
    for (const degree of degrees) {
      const [fitted, expected] = [fitPolynomial({ degree, days }), reference(learnedDays({ days }), degree)];
      for (let temperature = 20; temperature <= 85; temperature += 5)
        expect(fitted(temperature)).toBeCloseTo(expected(temperature), 4);
    }
});

test('the errors are roots of mean squares on learned and on unseen days', () => {
  const predict = reference(learnedDays({ days: 28 }), 3);
  const squares = (days: readonly Day[]) => days.map(({ temperature, cups }) => (predict(temperature) - cups) ** 2);
  const root = (values: number[]) => Math.sqrt(values.reduce((sum, value) => sum + value, 0) / values.length);
  const { training, validation } = errorsOf({ degree: 3, days: 28 });
  expect(training).toBeCloseTo(root(squares(learnedDays({ days: 28 }))), 8);
  expect(validation).toBeCloseTo(root(squares(validationDays)), 8);
  expect([learnedDays({ days: 56 }).length, validationDays.length]).toEqual([56, 30]);
});

test('the training error never rises with the degree', () => {
  for (const days of dayCounts)
    for (const [degree, { training }] of errorsByDegree({ days }).entries())
      expect(training).toBeLessThanOrEqual((errorsByDegree({ days })[degree - 1]?.training ?? 100) + 1e-9);
});

test('degree 0 predicts the mean of the learned days', () => {
  const mean = learnedDays({ days: 14 }).reduce((sum, { cups }) => sum + cups, 0) / 14;
  expect(fitPolynomial({ degree: 0, days: 14 })(70)).toBeCloseTo(mean, 10);
});

test('the explanation names the errors of degrees 0, 3 and 12', () => {
  const rounded = (degree: number, days: number) => {
    const { training, validation } = errorsOf({ degree, days });
    return [training.toFixed(1), validation.toFixed(1)];
  };
  expect(rounded(0, 14)).toEqual(['20.8', '20.6']);
  expect(rounded(3, 14)).toEqual(['4.5', '5.7']);
  expect(rounded(12, 14)).toEqual(['1.0', '78.3']);
  expect(rounded(3, 28)).toEqual(['6.2', '5.6']);
  expect(rounded(12, 56)).toEqual(['4.9', '6.6']);
});

test('only degree 3 on 28 days solves the task', () => {
  const solutions = dayCounts.flatMap((days) =>
    degrees.filter((degree) => isSolved({ explorable: 'overfitting', degree, days })).map((degree) => [degree, days]),
  );
  expect(solutions).toEqual([[3, 28]]);
  expect(overfittingGoals(overfittingStart)).toEqual({ isBest: false, isClose: false, isAffordable: true });
  expect(overfittingGoals({ degree: 3, days: 14 })).toEqual({ isBest: true, isClose: false, isAffordable: true });
  expect(overfittingGoals({ degree: 0, days: 14 })).toEqual({ isBest: false, isClose: true, isAffordable: true });
});
