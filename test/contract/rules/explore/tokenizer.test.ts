import { expect, test } from '@jest/globals';
import { trainMerges } from '#bin/explorable-data/train-merges.ts';
import { isSolved } from '#contract/rules/explore/is-solved.ts';
import { mergeList } from '#contract/rules/explore/merges.ts';
import {
  mergeSteps,
  mergesRange,
  tokenize,
  tokenizerGoals,
  tokenizerStart,
  wordsIn,
} from '#contract/rules/explore/tokenizer.ts';

const rules = mergeList
  .trim()
  .split(/\s+/)
  .map((rule) => rule.replaceAll('_', ' ').split('+') as [string, string]);

/** Applies every rule to the whole word, in the order in which they were learned, instead of looking for the next. */
const reference = (word: string, count: number): string[] => {
  let pieces = [...word];
  for (const [left, right] of rules.slice(0, count)) {
    const marked = pieces.map((piece) => `<${piece}>`).join('');
    pieces = [...marked.replaceAll(`<${left}><${right}>`, `<${left}${right}>`).matchAll(/<([^>]*)>/g)].map(
      ([, piece]) => piece ?? '',
    );
  }
  return pieces;
};

const pieces = (text: string, merges: number = mergesRange.max): string[] =>
  tokenize({ text, merges }).map((token) => token.text);

const words = [
  ...['question', 'answers', 'strawberry', 'uncopyrightable', 'tokenization', 'aaaa', 'ththth', 'Whatever', 'x'],
  ...['hehehe', 'differences', 'passage', 'IN', 'the', 'mississippi'],
];

test('pieces equal those of all merges applied in order, with and without a space', () => {
  for (const count of [0, 1, 20, 100, 380, 600])
    for (const word of words.flatMap((each) => [each, ` ${each}`]))
      expect(mergeSteps(word, count).at(-1)?.pieces ?? [...word]).toEqual(reference(word, count));
});

test('each step applies one merge, in the order of the table or later', () => {
  const steps = mergeSteps(' answers', 600);
  expect(steps.map(({ rule }) => rule)).toEqual(steps.map(({ rule }) => rule).sort((a, b) => a - b));
  expect(steps.at(-1)?.pieces).toEqual([' answers']);
  for (const { left, right, pieces: after } of steps) expect(after).toContain(left + right);
});

test('every merge joins letters or results of earlier merges', () => {
  const known = new Set<string>();
  expect(rules).toHaveLength(mergesRange.max);
  for (const [left, right] of rules) {
    for (const piece of [left, right]) expect(known.has(piece) || /^[A-Za-z ]$/.test(piece)).toBe(true);
    known.add(left + right);
  }
});

test('training joins the most frequent pair, and the first of equals', () => {
  // "ab" occurs three times. Then " c", "abd" and "cd" occur twice each, and a space comes before letters.
  expect(trainMerges(['ab cd', 'abd cd', 'abd'], 3)).toEqual([
    ['a', 'b'],
    [' ', 'c'],
    [' c', 'd'],
  ]);
  expect(trainMerges(['a'], 5)).toEqual([]);
});

test('tokens put together are the text, whatever the number of merges', () => {
  const decode = (text: string, merges: number) => {
    const bytes = tokenize({ text, merges }).flatMap((token) =>
      token.isByte ? [Number.parseInt(token.text, 16)] : [...new TextEncoder().encode(token.text)],
    );
    return new TextDecoder().decode(new Uint8Array(bytes));
  };
  for (const merges of [0, 300, 600])
    for (const text of ['How many r are in strawberry?', 'Größe: 3 m²', '漢字 and 🍓', "isn't it, e-17"])
      expect(decode(text, merges)).toBe(text);
});

test('a token has one number, and different tokens have different ones', () => {
  const texts = new Map<number, string>();
  for (const { id, text, isByte } of words.flatMap((word) => tokenize({ text: `a ${word} ö`, merges: 600 }))) {
    expect(texts.get(id) ?? `${text}${isByte}`).toBe(`${text}${isByte}`);
    texts.set(id, `${text}${isByte}`);
  }
});

test('the explanation names the tokens of its examples', () => {
  expect(pieces('a question')).toEqual(['a', ' question']);
  expect(pieces('a quetsion').slice(1)).toHaveLength(4);
  expect(pieces('a QUESTION').slice(1)).toHaveLength(9);
  expect(pieces('a strawberry').slice(1)).toHaveLength(8);
  expect(pieces('Größe')).toEqual(['G', 'r', 'C3', 'B6', 'C3', '9F', 'e']);
  expect(wordsIn('Größe, two words')).toEqual(['Gr', 'e', ' two', ' words']);
});

test.each([
  [tokenizerStart.text, false],
  ['You answer questions without examples', true],
  ['  You answer questions without examples  ', true],
  ['questions questions questions questions', false],
  ['You answer', false],
  ['', false],
  ['SHOUTING COSTS MORE THAN YOU THINK', false],
])('the text "%s" solves the task: %s', (text, expected) => {
  expect(isSolved({ explorable: 'tokenizer', text, merges: 600 })).toBe(expected);
});

test('without merges no text of thirty letters is cheap', () => {
  expect(tokenizerGoals({ text: 'You answer questions without examples', merges: 0 }).isCheap).toBe(false);
  expect(tokenizerGoals(tokenizerStart)).toEqual({ isLong: false, isVaried: true, isCheap: false });
});
