import { beforeAll, expect, test } from '@jest/globals';
import { readWordVectors } from '#content/assistant/word-vectors.ts';
import { createSentenceMatcher } from '#contract/rules/assistant/sentence-match.ts';
import { createTermSimilarity } from '#contract/rules/assistant/term-similarity.ts';
import { queryTerms, termsOf } from '#contract/rules/assistant/terms.ts';
import {
  parseWordVectors,
  similarity,
  textVectorOf,
  type WordVectors,
} from '#contract/rules/assistant/word-vectors.ts';

let vectors: WordVectors;

beforeAll(async () => {
  vectors = parseWordVectors(await readWordVectors());
});

const texts = [
  'Staff fear for their work. Tell them honestly which positions will go.',
  'A table has rows and columns. Each row is a record.',
  'Measure the minutes before the pilot and after it.',
];

const matcherOf = (named: readonly string[] = []) =>
  createSentenceMatcher(
    texts.map((text) => ({ named, sentences: text.split(/(?<=\.) /).map(termsOf) })),
    createTermSimilarity(vectors),
    vectors,
    () => 1,
  );

const bestFor = (question: string): string | undefined => {
  const shares = [...matcherOf().match(queryTerms(question))];
  return texts[shares.indexOf(Math.max(...shares))];
};

test.each([
  ['my employees are afraid they lose their jobs', 0],
  ['how many hours did the experiment take', 2],
])('«%s» finds the sentence that says it in other words', (question, position) => {
  expect(bestFor(question)).toBe(texts[position]);
});

test("the question's own word counts more than one that is used alike", () => {
  const terms = createTermSimilarity(vectors);
  terms.positionsOf(['fear', 'column']);
  const similarityToFear = terms.similarityTo('fear');
  expect(similarityToFear('fear')).toBe(1);
  expect(terms.similarityTo('afraid')('fear')).toBeGreaterThan(0);
  expect(terms.similarityTo('afraid')('fear')).toBeLessThan(0.6);
  expect(similarityToFear('column')).toBe(0);
});

test('a word of the question that only the title has counts half', () => {
  const shareOf = (named: readonly string[]): number => matcherOf(named).match(queryTerms('kappa'))[0] ?? 0;
  expect(shareOf([])).toBe(0);
  expect(shareOf(['kappa'])).toBeCloseTo(0.5);
});

test('unknown words without a vector match nothing', () => {
  expect([...matcherOf().match(['zzzzqq'])]).toEqual([0, 0, 0]);
});

test('texts on the same subject are closer in meaning than others', () => {
  const vectorOf = (text: string) => textVectorOf(vectors, termsOf(text), () => 1);
  const asked = vectorOf('my employees are afraid they lose their jobs');
  const [staff = 0, table = 0] = texts.map((text) => similarity(asked, vectorOf(text)));
  expect(staff).toBeGreaterThan(table + 0.2);
  expect(similarity(asked, vectorOf('zzzzqq'))).toBe(0);
});

test('a file that is cut off is refused', async () => {
  const bytes = await readWordVectors();
  expect(() => parseWordVectors(bytes.subarray(0, bytes.length - 1))).toThrow('do not hold');
});
