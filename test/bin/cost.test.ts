import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { coldSearch } from '#bin/cost/cold-search.ts';
import { estimate, learnerUnits, type MeasuredCalls } from '#bin/cost/estimate.ts';
import { learnersAt, limits, partitionHeat, partitionLimits, peakFactor, sequentialRead } from '#bin/cost/limits.ts';
import type { MeasuredIndex } from '#bin/cost/measure-index.ts';
import { costPage, scalePage } from '#bin/cost/pages.ts';
import { costOf, type PricedItem, prices, type Tier } from '#bin/cost/prices.ts';
import { maxQuestionCost, typicalQuestionCost } from '#bin/cost/question-cost.ts';
import { learnerMonth, monthDays } from '#bin/cost/usage.ts';
import { maxQuestionsPerDay } from '#contract/rules/assistant/model-limits.ts';
import { dueShards } from '#contract/storage/subscriber-rows.ts';
import { megabytesOf } from '#lib/functions/function-resources.ts';

const read = (path: string): Promise<string> => readFile(path, 'utf8');
const measured = JSON.parse(await read('bin/cost/measured-calls.json')) as MeasuredCalls;
const measuredIndex = JSON.parse(await read('bin/cost/measured-index.json')) as MeasuredIndex;
const items = Object.keys(prices) as PricedItem[];

describe('prices', () => {
  /** Adds the price of every unit, one after the other. */
  const bruteForce = (tiers: readonly Tier[], units: number): number =>
    Array.from({ length: units }, (_, unit) => tiers.find(({ upTo = Infinity }) => unit < upTo)?.dollars ?? 0).reduce(
      (sum, price) => sum + price,
      0,
    );

  test('each unit costs what its tier says', () => {
    const tiers: readonly Tier[] = prices.edgeGigabytes.tiers;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (units) => {
        expect(costOf('edgeGigabytes', units)).toBeCloseTo(bruteForce(tiers, units), 3);
      }),
      { numRuns: 50 },
    );
  });

  test.each(items)('%s: the tiers are in order and the last has no limit', (item) => {
    const tiers: readonly Tier[] = prices[item].tiers;
    const ends = tiers.slice(0, -1).map(({ upTo }) => upTo);
    expect(ends).toEqual([...ends].sort((a = 0, b = 0) => a - b));
    expect(ends).not.toContain(undefined);
    expect(tiers.at(-1)?.upTo).toBeUndefined();
  });
});

test('every call of a learner was measured', () => {
  expect(Object.keys(measured).sort()).toEqual(Object.keys(learnerMonth.calls).sort());
});

test('saving a position reads and writes at most four units', () => {
  const { readUnits = 0, writeUnits = 0 } = measured.saveVideoProgress ?? {};
  expect(writeUnits).toBe(1);
  expect(readUnits + writeUnits).toBeLessThanOrEqual(4);
});

test('ten times the learners cost at most ten times as much, plus the free tiers', () => {
  const free = items.reduce((sum, item) => {
    const [first, next] = prices[item].tiers as readonly Tier[];
    return sum + (first?.dollars === 0 ? (first.upTo ?? 0) * (next?.dollars ?? 0) : 0);
  }, 0);
  const total = (learners: number) =>
    Object.values(estimate(measured, learners)).reduce((sum, dollars) => sum + dollars, 0);
  for (const learners of [1_000, 100_000, 1_000_000]) {
    expect(total(10 * learners)).toBeLessThanOrEqual(10 * (total(learners) + free));
    expect(total(10 * learners)).toBeGreaterThan(total(learners));
  }
});

test('a month of a model costs no more than the questions of each day allow', () => {
  const modelCost = (learners: number) => {
    const { modelInputTokens, modelOutputTokens } = estimate(measured, learners);
    return modelInputTokens + modelOutputTokens;
  };
  expect(modelCost(1_000)).toBeCloseTo(1_000 * learnerMonth.calls.sendChatMessage * typicalQuestionCost);
  expect(modelCost(10_000_000)).toBeCloseTo(monthDays * maxQuestionsPerDay * typicalQuestionCost);
});

test('the rules on reliability state what a question to a model costs', async () => {
  const rules = await read('docs/reliability.md');
  const [, stated = ''] = /## Assistant limits\n([\s\S]*?)\n## /.exec(rules) ?? [];
  expect(stated).toContain(`at most $${maxQuestionCost.toFixed(4)}`);
  expect(stated).toContain(`$${typicalQuestionCost.toFixed(4)} usually`);
  expect(stated.replaceAll('\n', ' ')).toContain(`cost at most $${Math.round(maxQuestionsPerDay * maxQuestionCost)}.`);
});

test('a limit is reached at the number of learners that the page states', () => {
  for (const limit of limits(measured)) {
    const learners = learnersAt(limit);
    expect(limit.demand(learners * 0.9)).toBeLessThan(limit.limit);
    expect(limit.demand(learners * 1.1)).toBeGreaterThan(limit.limit);
  }
});

describe('partitions that many learners share', () => {
  const heat = partitionHeat(measured);
  const atTenMillion = (monthly: number): number => (10_000_000 * monthly * peakFactor) / (monthDays * 86_400);

  test.each([1_000, 100_000, 10_000_000])('none is hot at %i learners', async (learners) => {
    const hot = (await heat).filter(({ limit, demand }) => demand(learners) > limit);
    expect(hot.map(({ what }) => what)).toEqual([]);
  });

  test('a job that reads page after page heats none, however many rows there are', () => {
    expect(sequentialRead.pageUnits / sequentialRead.pageSeconds).toBeLessThan(partitionLimits.readUnits);
  });

  /**
   * Kinds of partitions that belong to one payment or link, that only one job writes to, that the last test covers, or
   * that are read after a notebook's checks have passed, which is less often.
   */
  const otherKinds = ['SESSION', 'EVENT', 'TOKEN', 'JOB', 'ANSWERS', 'SOLUTIONS'];
  const sharedKinds = (kinds: (string | undefined)[]) =>
    new Set(kinds.filter((kind) => kind !== undefined && !otherKinds.includes(kind)));

  test('they are all that the access patterns list', async () => {
    const listed = (await read('docs/access-patterns.md')).matchAll(/`([A-Z][A-Z-]+)#[^`]*` \/ /g);
    const simulated = (await heat).map(({ what }) => /([A-Z][A-Z-]+)#/.exec(what)?.[1]);
    expect(sharedKinds([...listed].map(([, kind]) => kind))).toEqual(sharedKinds(simulated));
    expect(simulated).toEqual(expect.arrayContaining(['COURSE', 'GRANTS', 'ERASURES', 'LIMIT']));
  });

  test('the index of due emails is spread evenly over its shards', async () => {
    const due = (await heat).find(({ what }) => what.includes('index due: day#shard'));
    // Each email removes one entry of the index and writes another, of 4 KB.
    const spread = atTenMillion(8 * learnerMonth.dripEmails) / dueShards;
    expect(due?.demand(10_000_000)).toBeGreaterThanOrEqual(spread);
    expect(due?.demand(10_000_000)).toBeLessThan(1.2 * spread);
  });

  test('16 KB of answers to a quiz are not hot even if every grading reads them', () => {
    const gradings = learnerMonth.calls.submitQuiz + learnerMonth.calls.startQuiz;
    expect(atTenMillion(gradings * (16 / 4))).toBeLessThan(partitionLimits.readUnits);
  });
});

test('the web ACL inspects, and bills, every request of the distribution', () => {
  const { edgeRequests, firewallRequests } = learnerUnits(measured);
  expect(firewallRequests).toBe(edgeRequests);
  expect(estimate(measured, 1_000).firewallRequests).toBeCloseTo((1_000 * edgeRequests * 0.6) / 1_000_000);
});

describe('a search over 14,000 courses', () => {
  test('finds in less than a second after a cold start', () => {
    expect(measuredIndex.courses).toBe(14_000);
    expect(coldSearch(measuredIndex).sum).toBeLessThan(1_000);
  });

  test('waits for the network, or for the processor where that takes longer', () => {
    const { readMilliseconds } = measuredIndex;
    expect(coldSearch(measuredIndex, 30).read).toBeCloseTo(2 * coldSearch(measuredIndex, 60).read);
    expect(coldSearch(measuredIndex, 1_000_000).read).toBe(readMilliseconds);
  });

  test.each(['listCourses', 'countZeroResultSearch'] as const)('needs at most half of the memory of %s', (name) => {
    expect(measuredIndex.megabytes).toBeLessThan(megabytesOf(name) / 2);
  });
});

test('the pages on cost and scale are those of the program', async () => {
  expect(await read('docs/cost.md')).toBe(costPage(measured));
  expect(await read('docs/scale.md')).toBe(await scalePage(measured, measuredIndex));
});
