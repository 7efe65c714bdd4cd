import { expect, test } from '@jest/globals';
import { estimate, estimates, groupSampleGoals, groupSampleStart } from '#contract/rules/explore/group-sample.ts';
import { isSolved } from '#contract/rules/explore/is-solved.ts';

test('intervals equal those that the course prints, and published values', () => {
  const rounded = ({ low, high }: { low: number; high: number }) => [low, high].map((end) => end.toFixed(3));
  // Wilson (1927), as in R: prop.test(x, n, correct = FALSE).
  expect(rounded(estimate(25, 40))).toEqual(['0.470', '0.758']);
  expect(rounded(estimate(31, 40))).toEqual(['0.625', '0.877']);
  expect(rounded(estimate(1, 10))).toEqual(['0.018', '0.404']);
  expect(estimate(0, 10).low).toBeCloseTo(0, 12);
});

test('the ends of an interval solve its defining equation', () => {
  for (const [hits, cases] of [
    [12, 20],
    [135, 180],
    [60, 100],
  ] as const) {
    const { rate, low, high } = estimate(hits, cases);
    // The score test accepts exactly the rates whose distance is at most 1.96 standard errors at that rate.
    for (const end of [low, high])
      expect(Math.abs(rate - end) / Math.sqrt((end * (1 - end)) / cases)).toBeCloseTo(1.959964, 6);
  }
});

test('the first sample cannot show the difference, and is precise about everyone', () => {
  const { older, younger, all } = estimates(groupSampleStart);
  expect([older.hits, older.cases]).toEqual([12, 20]);
  expect([younger.hits, younger.cases]).toEqual([135, 180]);
  expect(older.high).toBeGreaterThan(younger.low);
  expect(all.high - all.low).toBeLessThan(0.13);
});

/** The smallest sample in steps of ten in which the difference shows. */
const smallest = (share: number): number => {
  let cases = 40;
  while (!groupSampleGoals({ cases, share }).isApart) cases += 10;
  return cases;
};

test('the explanation names how many files a mirror and an oversample need', () => {
  expect([0.1, 0.3, 0.4, 0.5].map(smallest)).toEqual([590, 330, 310, 300]);
});

test.each([
  [330, 0.3, true],
  [300, 0.5, true],
  [340, 0.5, false],
  [330, 0.2, false],
  [200, 0.1, false],
])('%d files with a share of %d solve the task: %s', (cases, share, expected) => {
  expect(isSolved({ explorable: 'group-sample', cases, share })).toBe(expected);
});
