import { expect, test } from '@jest/globals';
import { readEnglishWords } from '#content/publish/english-words.ts';
import { hasWord, packWordSet } from '#contract/rules/search/word-set.ts';

const words = readEnglishWords();
const packed = packWordSet(words);

test('a packed set has every English word and almost no made-up ones', () => {
  expect(words.length).toBeGreaterThan(30_000);
  expect(words.filter((word) => !hasWord(packed, word))).toEqual([]);
  expect(words.filter((word) => hasWord(packed, `${word}zq`)).length).toBeLessThan(5);
  expect(packed.byteLength).toBeLessThanOrEqual(4 * words.length);
});

test.each(['cooking', 'planes', 'color'])('%s is an English word', (word) => {
  expect(hasWord(packed, word)).toBe(true);
});

test.each(['colour', 'organise', 'promting', ''])('"%s" may be corrected', (word) => {
  expect(hasWord(packed, word)).toBe(false);
});
