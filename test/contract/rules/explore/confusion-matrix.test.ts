import { expect, test } from '@jest/globals';
import {
  confusionMatrix,
  confusionMatrixStart,
  costCurve,
  lowestCost,
  parts,
  prices,
} from '#contract/rules/explore/confusion-matrix.ts';
import { isSolved } from '#contract/rules/explore/is-solved.ts';

test('forty parts have scores of their own, and twelve are faulty', () => {
  expect(parts).toHaveLength(40);
  expect(new Set(parts.map(({ score }) => score)).size).toBe(40);
  expect(parts.filter(({ isFaulty }) => isFaulty)).toHaveLength(12);
});

test('counts and costs equal a recount at every threshold', () => {
  for (const list of ['costly-miss', 'costly-alarm'] as const)
    for (let step = 0; step <= 100; step += 1) {
      let [hits, misses, falseAlarms, correctPasses] = [0, 0, 0, 0];
      for (const { score, isFaulty } of parts) {
        // In hundredths, because fractions are inexact.
        const isFlagged = Math.round(score * 100) >= step;
        if (isFaulty && isFlagged) hits += 1;
        else if (isFaulty) misses += 1;
        else if (isFlagged) falseAlarms += 1;
        else correctPasses += 1;
      }
      const cost = misses * prices[list].miss + falseAlarms * prices[list].falseAlarm;
      const found = confusionMatrix({ threshold: step / 100, prices: list });
      expect(found).toMatchObject({ hits, misses, falseAlarms, correctPasses, cost, recall: hits / 12 });
      expect(found.precision).toBe(hits + falseAlarms === 0 ? undefined : hits / (hits + falseAlarms));
    }
});

test('at 0.5 nine faults are found with five false alarms', () => {
  expect(confusionMatrix(confusionMatrixStart)).toMatchObject({ hits: 9, misses: 3, falseAlarms: 5, cost: 175 });
});

test('the explanation names the lowest costs and their first thresholds', () => {
  const cheapest = (list: 'costly-miss' | 'costly-alarm') =>
    costCurve(list).find(({ cost }) => cost === lowestCost(list));
  expect(cheapest('costly-miss')).toEqual({ threshold: 0.27, cost: 65 });
  expect(cheapest('costly-alarm')).toEqual({ threshold: 0.82, cost: 40 });
});

test('only the cheapest thresholds at the right prices solve the task', () => {
  const solves = (threshold: number, list: 'costly-miss' | 'costly-alarm') =>
    isSolved({ explorable: 'confusion-matrix', threshold, prices: list });
  expect(costCurve('costly-alarm').filter(({ threshold }) => solves(threshold, 'costly-alarm'))).toHaveLength(3);
  expect(costCurve('costly-miss').some(({ threshold }) => solves(threshold, 'costly-miss'))).toBe(false);
});
