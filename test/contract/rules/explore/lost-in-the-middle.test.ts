import { expect, test } from '@jest/globals';
import { isSolved } from '#contract/rules/explore/is-solved.ts';
import {
  decision,
  decisionShare,
  type LostInTheMiddleState,
  lostInTheMiddleStart,
  lostInTheMiddleTask,
  model,
  partCount,
  partWith,
  positionCurve,
  type QuestionId,
  questions,
  searchedWords,
  threadLength,
  threadWith,
  weigh,
} from '#contract/rules/explore/lost-in-the-middle.ts';

const asked = Object.keys(questions) as QuestionId[];
const lowest = (state: LostInTheMiddleState): number => Math.min(...positionCurve(state).map(({ share }) => share));

test('shares of two messages equal the formula worked out by hand', () => {
  const [first, last] = weigh(['We decided.', 'See you.'], 'decision');
  // Logits: 1.5 for the word, 1.6 and 2 for the ends, decayed by the distance of one message.
  const fade = Math.exp(-1 / 1.5);
  const [one, other] = [1.5 + 1.6 + 2 * fade, 1.6 * fade + 2];
  expect(model).toEqual({ word: 1.5, first: 1.6, last: 2, reach: 1.5 });
  expect(first?.share).toBeCloseTo(1 / (1 + Math.exp(other - one)), 12);
  expect(last?.share).toBeCloseTo(1 / (1 + Math.exp(one - other)), 12);
  expect([first?.matches, last?.matches]).toEqual([1, 0]);
});

test('the curve equals a reference computation at every position', () => {
  const words: Record<QuestionId, string[]> = {
    summary: ['summarize', 'thread'],
    decision: ['decided'],
    launch: ['decided', 'launch'],
    quote: ['decided', 'launch', 'day', 'words'],
  };
  for (const question of asked)
    for (const part of [2, 5, 8, 12, 24]) {
      const curve = positionCurve({ question, part, position: 1 });
      for (const { position, share } of curve) {
        const thread = threadWith(position);
        const parts = Array.from({ length: Math.ceil(24 / part) }, (_, index) =>
          thread.slice(index * part, (index + 1) * part),
        );
        const own = parts.find((texts) => texts.includes(decision)) ?? [];
        const logit = (index: number): number => {
          const tokens = own[index]?.toLowerCase().split(/[^a-z0-9]+/);
          const matches = words[question].filter((word) => tokens?.includes(word)).length;
          return 1.5 * matches + 1.6 * Math.E ** (-index / 1.5) + 2 * Math.E ** ((index - own.length + 1) / 1.5);
        };
        const key = logit(own.indexOf(decision));
        // The softmax as one over the sum of ratios.
        const expected = 1 / own.reduce((sum, _, index) => sum + Math.exp(logit(index) - key), 0);
        expect(share).toBeCloseTo(expected, 10);
      }
    }
});

test('the thread keeps its messages in order wherever the decision is', () => {
  const rest = threadWith(1).slice(1);
  expect(threadLength).toBe(24);
  expect(new Set(rest).size).toBe(23);
  for (let position = 1; position <= 24; position += 1) {
    const thread = threadWith(position);
    expect(thread[position - 1]).toBe(decision);
    expect(thread.filter((text) => text !== decision)).toEqual(rest);
  }
});

test('the attention in a part adds up to 1', () => {
  for (const question of asked)
    for (const part of [2, 7, 24])
      for (const position of [1, 12, 24]) {
        const sum = partWith({ question, part, position }).reduce((total, { share }) => total + share, 0);
        expect(sum).toBeCloseTo(1, 12);
      }
});

test('the middle of the thread gets the least, and the end more than the beginning', () => {
  for (const question of asked) {
    const shares = positionCurve({ question, part: 24, position: 1 }).map(({ share }) => share);
    expect(shares.indexOf(Math.min(...shares))).toBeGreaterThan(5);
    expect(shares.indexOf(Math.min(...shares))).toBeLessThan(18);
    expect(shares.at(-1)).toBeGreaterThan(shares[0] ?? 1);
  }
  expect(decisionShare(lostInTheMiddleStart)).toBeLessThan(0.02);
});

test('a summary finds the decision in no part of three messages or more', () => {
  for (let part = 3; part <= 24; part += 1)
    expect(lowest({ question: 'summary', part, position: 1 })).toBeLessThan(0.12);
  expect(searchedWords('summary')).toEqual(['summarize', 'thread']);
});

test('the task needs the most specific question and a cut', () => {
  const solutions = asked.flatMap((question) =>
    Array.from({ length: 23 }, (_, index) => index + 2)
      .filter((part) => isSolved({ explorable: 'lost-in-the-middle', question, part, position: 12 }))
      .map((part) => [question, part]),
  );
  expect(solutions).toEqual([
    ['quote', 8],
    ['quote', 9],
    ['quote', 10],
    ['quote', 12],
  ]);
  expect([24, 12, 8, 7].map((part) => partCount({ part }))).toEqual([1, 2, 3, 4]);
  expect(lowest({ question: 'launch', part: 8, position: 1 })).toBeLessThan(lostInTheMiddleTask.share);
});
