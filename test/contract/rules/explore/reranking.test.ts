import { expect, test } from '@jest/globals';
import { isSolved } from '#contract/rules/explore/is-solved.ts';
import {
  candidatesRange,
  kRange,
  measure,
  questionCount,
  type RerankingState,
  rerankingStart,
  scorePair,
  scorers,
  search,
} from '#contract/rules/explore/reranking.ts';
import { benefits, concepts, functionWords, goldSet } from '#contract/rules/explore/reranking-data.ts';

const all = ({ min, max }: { min: number; max: number }): number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);
const split = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9-]+/)
    .filter(Boolean);
const texts = Object.entries(benefits).map(([id, text]) => ({ id, words: split(text) }));
const average = texts.reduce((sum, { words }) => sum + words.length, 0) / texts.length;

/** Computes the BM25 score of a passage from the formula in the book of Manning, Raghavan and Schütze. */
const bm25 = (question: string, words: readonly string[]): number => {
  let score = 0;
  for (const word of split(question)) {
    const frequency = words.filter((each) => each === word).length;
    const containing = texts.filter((text) => text.words.includes(word)).length;
    const weight = Math.log(1 + (texts.length - containing + 0.5) / (containing + 0.5));
    score += (weight * frequency * 2.2) / (frequency + 1.2 * (0.25 + (0.75 * words.length) / average));
  }
  return score;
};

test('a learner can choose as many candidates and questions as there are', () => {
  expect([candidatesRange.max, questionCount]).toEqual([Object.keys(benefits).length, goldSet.length]);
});

test('the first stage equals a reference computation of BM25', () => {
  for (const [index, { question }] of goldSet.entries()) {
    const expected = texts
      .map(({ id, words }) => ({ id, score: bm25(question, words) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
    const found = search({ ...rerankingStart, candidates: 20 }, index);
    expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    for (const [rank, { score }] of found.entries()) expect(score).toBeCloseTo(expected[rank]?.score ?? -1, 10);
  }
});

test('the second stage adds up the rarity of shared words, or of shared meanings', () => {
  const weight = (containing: number) => Math.log(1 + (20 - containing + 0.5) / (containing + 0.5));
  const [question, passage] = ['Is there any money for my bus to the office?', benefits.train];
  // "Bus" and "ticket" mean transport, which one passage has; "office" occurs in two others.
  expect(scorePair(question, passage, 'words')).toBe(0);
  expect(scorePair(question, passage, 'concepts')).toBeCloseTo(weight(1), 12);
  expect(scorePair(question, benefits.moving, 'words')).toBeCloseTo(weight(2), 12);
  expect(scorePair('Office, office', benefits.moving, 'words')).toBeCloseTo(weight(2), 12);
});

test('recall and MRR equal the values counted from the ranks', () => {
  for (const scorer of scorers)
    for (const candidates of [1, 5, 10, 20])
      for (const k of all(kRange)) {
        const state: RerankingState = { candidates, scorer, k, question: 0 };
        let [recall, candidateRecall, reciprocal] = [0, 0, 0];
        for (const [index, { answers }] of goldSet.entries()) {
          const order = search(state, index).map(({ id }) => id);
          const ranks = answers.map((id) => order.indexOf(id) + 1).filter((rank) => rank > 0);
          recall += ranks.filter((rank) => rank <= k).length / answers.length;
          candidateRecall += ranks.length / answers.length;
          if (ranks.length > 0) reciprocal += 1 / Math.min(...ranks);
        }
        const found = measure(state);
        expect(found.recall).toBeCloseTo(recall / 12, 12);
        expect(found.candidateRecall).toBeCloseTo(candidateRecall / 12, 12);
        expect(found.mrr).toBeCloseTo(reciprocal / 12, 12);
      }
});

test('a second stage changes the order and never the candidates', () => {
  for (const candidates of [3, 10, 20])
    for (const [index] of goldSet.entries()) {
      const [first, ...others] = scorers.map((scorer) => search({ ...rerankingStart, candidates, scorer }, index));
      const ids = (list: typeof first) => (list ?? []).map(({ id }) => id).sort();
      for (const other of others) expect(ids(other)).toEqual(ids(first));
      expect(first?.length).toBeLessThanOrEqual(candidates);
      for (const list of [first, ...others])
        expect((list ?? []).map(({ rank }) => rank)).toEqual((list ?? []).map((_, position) => position + 1));
    }
});

test('time is that of the first stage and of each pair', () => {
  const time = (candidates: number, scorer: RerankingState['scorer']) =>
    measure({ ...rerankingStart, candidates, scorer }).milliseconds;
  expect([time(5, 'none'), time(20, 'words'), time(13, 'concepts'), time(20, 'concepts')]).toEqual([20, 40, 150, 220]);
});

test('the data are consistent: no word has two meanings, and every answer exists', () => {
  const named = concepts.flat();
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter((word) => functionWords.has(word))).toEqual([]);
  for (const { answers } of goldSet) for (const id of answers) expect(Object.keys(benefits)).toContain(id);
});

test('the figures of the explanation are those that are computed', () => {
  const shown = (change: Partial<RerankingState>) => {
    const { candidateRecall, recall } = measure({ ...rerankingStart, ...change });
    return [candidateRecall, recall].map((share) => Math.round(share * 100));
  };
  expect(shown({ candidates: 5, k: 2 })[0]).toBe(75);
  expect(shown({ candidates: 10, k: 2 })).toEqual([92, 46]);
  expect(shown({ candidates: 10, k: 2, scorer: 'concepts' })).toEqual([92, 92]);
  const hardest = search({ ...rerankingStart, candidates: 20 }, 9).find(({ isAnswer }) => isAnswer);
  expect(hardest).toMatchObject({ id: 'course', rank: 19 });
  const shared = split(goldSet[9]?.question ?? '').filter((word) => split(benefits.course).includes(word));
  expect(new Set(shared)).toEqual(new Set(['a']));
});

test('the task needs ten candidates or more, and a scorer that knows meanings', () => {
  const solutions = scorers.flatMap((scorer) =>
    all(candidatesRange).flatMap((candidates) =>
      all(kRange)
        .filter((k) => isSolved({ explorable: 'reranking', scorer, candidates, k, question: 0 }))
        .map((k) => [scorer, candidates, k]),
    ),
  );
  expect(solutions).toEqual([10, 11, 12, 13].map((candidates) => ['concepts', candidates, 2]));
});
