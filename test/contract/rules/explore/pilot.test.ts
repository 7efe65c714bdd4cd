import { expect, test } from '@jest/globals';
import { isSolved } from '#contract/rules/explore/is-solved.ts';
import { randomNumbers } from '#contract/rules/explore/next-token.ts';
import {
  breakEven,
  chanceOfGo,
  futures,
  limitRange,
  netBenefit,
  ordersRange,
  type PilotState,
  pilotCost,
  pilotGoals,
  pilotResult,
  pilotStart,
  worthWithout,
} from '#contract/rules/explore/pilot.ts';

const thousands = (dollars: number): number => Math.round(dollars / 100) / 10;
const percent = (chance: number): number => Math.round(100 * chance);
const byLot = (orders: number, limit: number): PilotState => ({ picks: 'lot', orders, limit });

/** Binomial coefficients from Pascal's triangle, as exact integers. */
const binomials = (trials: number): bigint[] => {
  let row = [1n];
  for (let size = 1; size <= trials; size += 1)
    row = [1n, ...row.slice(1).map((value, index) => value + (row[index] ?? 0n)), 1n];
  return row;
};

/** Chance of at least so many successes at a rate of whole percent, from exact integers. */
const exactTail = (successes: number, trials: number, rate: number): number => {
  const sum = binomials(trials).reduce(
    (total, ways, count) =>
      count < successes
        ? total
        : total + ways * BigInt(rate) ** BigInt(count) * BigInt(100 - rate) ** BigInt(trials - count),
    0n,
  );
  return Number((sum * 10n ** 15n) / 100n ** BigInt(trials)) / 1e15;
};

test('the business case has the columns and the break-even of the lesson', () => {
  expect([0.4, 0.6, 0.75].map(netBenefit).map(thousands)).toEqual([-36, 16.5, 55.9]);
  expect(breakEven).toBeCloseTo(16_114 / 30_000, 4);
  expect(netBenefit(breakEven)).toBeCloseTo(0, 6);
  expect(pilotCost({ orders: 300 })).toBe(6_500);
});

test('the beliefs before the pilot have the three columns at 10, 50 and 90%', () => {
  const quantile = (q: number) => {
    let sum = 0;
    return futures().find(({ chance }) => {
      sum += chance;
      return sum >= q;
    })?.share;
  };
  expect([0.1, 0.5, 0.9].map(quantile)).toEqual([0.4, 0.59, 0.76]);
  // Mean of a beta distribution (7, 5).
  expect(futures().reduce((sum, { share, chance }) => sum + share * chance, 0)).toBeCloseTo(7 / 12, 6);
});

test('the chance to commit equals a binomial tail in exact integers', () => {
  for (const [orders, limit] of [
    [20, 0.6],
    [100, 0.54],
    [400, 0.3],
  ] as const)
    for (const rate of [1, 37, 54, 80, 99]) {
      const needed = Math.round(Math.ceil((limit * 100 * orders) / 200 - 1e-6));
      expect(chanceOfGo(byLot(orders, limit), rate / 100)).toBeCloseTo(exactTail(needed, orders / 2, rate), 9);
    }
});

test('orders that clerks choose are up to 30 points easier', () => {
  const chosen = chanceOfGo({ picks: 'clerks', orders: 40, limit: 0.6 }, 0.5);
  const rates = [50, 55, 60, 65, 70, 75, 80];
  expect(chosen).toBeCloseTo(rates.reduce((sum, rate) => sum + exactTail(12, 20, rate), 0) / 7, 9);
});

test('a result equals a simulation of pilots, one future at a time', () => {
  const state: PilotState = { picks: 'clerks', orders: 60, limit: 0.6 };
  const next = randomNumbers(7);
  const counts = { goPays: 0, goLoses: 0, stopMisses: 0, stopSaves: 0 };
  let [worth, upTo] = [0, 0];
  const believed = futures().map(({ share, chance }) => {
    upTo += chance;
    return { share, upTo };
  });
  const runs = 40_000;
  for (let run = 0; run < runs; run += 1) {
    const point = next();
    const share = believed.find(({ upTo }) => point < upTo)?.share ?? 0.99;
    const measured = Math.min(0.99, share + 0.05 * Math.floor(next() * 7));
    let useful = 0;
    for (let order = 0; order < 30; order += 1) if (next() < measured) useful += 1;
    const [isGo, pays] = [useful >= 18, netBenefit(share) >= 0];
    counts[isGo ? (pays ? 'goPays' : 'goLoses') : pays ? 'stopMisses' : 'stopSaves'] += 1;
    if (isGo) worth += netBenefit(share);
  }
  const result = pilotResult(state);
  for (const name of ['goPays', 'goLoses', 'stopMisses', 'stopSaves'] as const)
    expect(Math.abs(counts[name] / runs - result[name])).toBeLessThan(0.008);
  expect(Math.abs(worth / runs - pilotCost(state) - result.worth)).toBeLessThan(600);
});

test('the explanation quotes what committing, knowing and four pilots are worth', () => {
  const { committing, knowing } = worthWithout();
  expect([committing, knowing].map(thousands)).toEqual([12.1, 21.6]);
  const losing = futures().filter(({ share }) => netBenefit(share) < 0);
  expect(percent(losing.reduce((sum, { chance }) => sum + chance, 0))).toBe(36);
  const summary = (state: PilotState) => {
    const { goLoses, stopMisses, worth } = pilotResult(state);
    return [percent(goLoses), percent(stopMisses), thousands(worth)];
  };
  expect(summary(byLot(100, 0.54))).toEqual([7, 7, 16.7]);
  expect(summary(byLot(400, 0.54))).toEqual([3, 4, 13.2]);
  expect(summary(byLot(100, 0.6))).toEqual([2, 16, 15.6]);
  expect(summary({ picks: 'clerks', orders: 400, limit: 0.54 })).toEqual([23, 1, 9]);
});

const every = ({ min, max, step }: { min: number; max: number; step: number }): number[] =>
  Array.from(
    { length: Math.round((max - min) / step) + 1 },
    (_, index) => Math.round((min + index * step) * 100) / 100,
  );

test('only 80 to 180 orders by coin toss, with a limit near break-even, solve the task', () => {
  const solutions = (picks: PilotState['picks']) =>
    every(ordersRange).flatMap((orders) =>
      every(limitRange)
        .map((limit) => ({ picks, orders, limit }))
        .filter((state) => isSolved({ explorable: 'pilot', ...state })),
    );
  expect(solutions('clerks')).toEqual([]);
  const found = solutions('lot');
  expect([found[0]?.orders, found.at(-1)?.orders]).toEqual([80, 180]);
  expect(found.map(({ limit }) => limit).every((limit) => limit >= 0.52 && limit <= 0.56)).toBe(true);
});

test('the first pilot takes the good futures and too many of the bad ones', () => {
  expect(pilotGoals(pilotStart)).toEqual({ isSafe: false, isFair: true, isWorthIt: false });
});
