import { expect, test } from '@jest/globals';
import { isSolved } from '#contract/rules/explore/is-solved.ts';
import {
  agreement,
  alarmCounts,
  casesRange,
  checkWeeks,
  falseFailRate,
  hitRate,
  judgeDriftStart,
  judgeWeek,
  limitRange,
  runCount,
  shareRange,
  type Verdicts,
} from '#contract/rules/explore/judge-drift.ts';

const verdicts = (failFail: number, failPass: number, passFail: number, passPass: number): Verdicts => ({
  ...{ failFail, failPass, passFail, passPass },
});

test('kappa equals the values that the course works out', () => {
  const { observed, chance, kappa } = agreement(verdicts(5, 2, 5, 18));
  expect([observed.rate, chance, kappa].map((value) => value.toFixed(3))).toEqual(['0.767', '0.589', '0.432']);
  expect(agreement(verdicts(19, 5, 3, 33)).kappa.toFixed(2)).toBe('0.72');
  expect(agreement(verdicts(10, 6, 4, 20)).kappa.toFixed(2)).toBe('0.47');
  expect(agreement(verdicts(0, 1, 1, 28)).kappa.toFixed(2)).toBe('-0.03');
});

test('kappa equals its determinant form, and its interval the error that Cohen gives', () => {
  for (const [a, b, c, d] of [
    [19, 5, 3, 33],
    [4, 0, 4, 32],
    [12, 12, 2, 34],
    [1, 3, 0, 36],
  ] as const) {
    const { kappa, low, high } = agreement(verdicts(a, b, c, d));
    expect(kappa).toBeCloseTo((2 * (a * d - b * c)) / ((a + b) * (b + d) + (a + c) * (c + d)), 12);
    const count = a + b + c + d;
    const disagreedByChance = ((a + b) * (b + d) + (a + c) * (c + d)) / count ** 2;
    const error = Math.sqrt(((a + d) * (b + c)) / count ** 3) / disagreedByChance;
    expect(high - kappa).toBeCloseTo(1.96 * error, 12);
    expect(kappa - low).toBeCloseTo(1.96 * error, 12);
  }
});

test('a week has the cases and the bad answers that were asked for, the same each time', () => {
  for (const cases of [20, 90, 200])
    for (const share of [0.1, 0.25, 0.5]) {
      const state = { ...judgeDriftStart, cases, share };
      const found = judgeWeek(state, 3);
      expect(found.failFail + found.failPass).toBe(Math.round(cases * share));
      expect(Object.values(found).reduce((sum, count) => sum + count, 0)).toBe(cases);
      expect(judgeWeek(state, 3)).toEqual(found);
    }
  expect(judgeWeek({ ...judgeDriftStart, cases: 200, run: 2 }, 3)).not.toEqual(
    judgeWeek({ ...judgeDriftStart, cases: 200 }, 3),
  );
});

test('over all runs, the judge finds and misses as often as its rates say', () => {
  for (const week of [1, 7, 9, 12]) {
    let [hits, failures, falseFails, passes] = [0, 0, 0, 0];
    for (let run = 1; run <= runCount; run += 1) {
      const { failFail, failPass, passFail, passPass } = judgeWeek(
        { ...judgeDriftStart, cases: 200, share: 0.5, run },
        week,
      );
      hits += failFail;
      failures += failFail + failPass;
      falseFails += passFail;
      passes += passFail + passPass;
    }
    // Four thousand cases each: three standard errors are at most 2.4 points.
    expect(Math.abs(hits / failures - hitRate(week))).toBeLessThan(0.024);
    expect(Math.abs(falseFails / passes - falseFailRate)).toBeLessThan(0.011);
  }
  expect([1, 6, 7, 8, 9, 10, 12].map((week) => hitRate(week).toFixed(2))).toEqual([
    '0.90',
    '0.90',
    '0.75',
    '0.60',
    '0.45',
    '0.30',
    '0.30',
  ]);
});

test('alarms are the weeks below the limit, and runs count once', () => {
  const state = { ...judgeDriftStart, cases: 60, share: 0.4, limit: 0.65 };
  let [early, noticed] = [0, 0];
  for (let run = 1; run <= runCount; run += 1) {
    const alarms = checkWeeks({ ...state, run })
      .filter(({ kappa }) => kappa < 0.65)
      .map(({ week }) => week);
    if (alarms.some((week) => week <= 6)) early += 1;
    if (alarms.some((week) => week >= 7 && week <= 9)) noticed += 1;
  }
  expect(alarmCounts(state)).toEqual({ early, noticed });
});

const steps = ({ min, max, step }: { min: number; max: number; step: number }): number[] =>
  Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => Number((min + index * step).toFixed(2)));

/** Returns whether some limit makes a check quiet and quick. */
const works = (cases: number, share: number): boolean => {
  const runs = Array.from({ length: runCount }, (_, index) =>
    checkWeeks({ ...judgeDriftStart, cases, share, run: index + 1 }).map(({ kappa }) => kappa),
  );
  return steps(limitRange).some((limit) => {
    const below = (from: number, to: number) =>
      runs.filter((kappas) => kappas.slice(from - 1, to).some((kappa) => kappa < limit)).length;
    return below(1, 6) <= 1 && below(7, 9) >= 38;
  });
};

test('the explanation names the fewest cases with one and with four bad answers in ten', () => {
  const fewest = (share: number) => steps(casesRange).find((cases) => works(cases, share));
  expect([fewest(0.1), fewest(0.4)]).toEqual([190, 50]);
  const change = agreement(verdicts(4, 0, 2, 34)).kappa - agreement(verdicts(3, 1, 2, 34)).kappa;
  expect(change.toFixed(2)).toBe('0.15');
});

test('the task needs more bad answers than production has', () => {
  const affordable = steps(casesRange).filter((cases) => cases <= 80);
  const shares = steps(shareRange).filter((share) => affordable.some((cases) => works(cases, share)));
  expect(Math.min(...shares)).toBe(0.25);
  const state = { ...judgeDriftStart, cases: 60, share: 0.4, limit: 0.6 };
  expect(isSolved({ explorable: 'judge-drift', ...state })).toBe(true);
  expect(isSolved({ explorable: 'judge-drift', ...state, cases: 90 })).toBe(false);
  expect(isSolved({ explorable: 'judge-drift', ...judgeDriftStart })).toBe(false);
});
