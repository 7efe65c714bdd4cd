import { expect, test } from '@jest/globals';
import { maxSearchLength } from '#contract/rules/search/max-search-length.ts';
import { normalizeZeroResultSearch, zeroResultKindOf } from '#contract/rules/search/zero-result-search.ts';
import { hostileTexts, processorMs } from '#test/support/hostile-text.ts';

test.each([
  ['  Kubernetes  ', 'kubernetes'],
  ['KUBERNETES — basics?!', 'kubernetes basics'],
  ['Ｋｕｂｅｒｎｅｔｅｓ', 'kubernetes'],
  ['C++ and C#', 'c++ and c#'],
  ['node.js.', 'node.js'],
  ['what’s GPT-4 (2024)', undefined],
  ['excel 2024', 'excel 2024'],
  ['Übersetzung', 'ubersetzung'],
])('the search "%s" is counted as "%s"', (search, counted) => {
  expect(normalizeZeroResultSearch(search)).toBe(counted);
});

test.each([
  ['an email address', 'ada@example.com'],
  ['an email address in other characters', 'ada＠example.com'],
  ['a phone number', 'call 555 0100'],
  ['a phone number in other digits', '٥٥٥ ٠١٠٠ aa'],
  ['a link', 'https://example.com/me'],
  ['a link without a scheme', 'www.example.com'],
  ['a key', 'sk-live-abcdefghijklmnopqrstuvwxyzabcdef'],
  ['a pasted text', 'this is a whole sentence that somebody has pasted from elsewhere'],
  ['many words', 'a b c d e f g h i'],
  ['a number alone', '2024'],
  ['an emoji alone', '🤖'],
])('%s is never counted', (_, search) => {
  expect(normalizeZeroResultSearch(search)).toBeUndefined();
});

test('no text moves the cursor of a terminal or changes its text direction', () => {
  for (const text of ['\u001b[2Jclear', 'abc\u202edef', 'a\nb\u0000c', '<b>bold</b>', '`rm -rf`']) {
    expect(normalizeZeroResultSearch(text)).toMatch(/^[\p{L}\p{N}+#.'’ -]{1,60}$/u);
  }
});

test('the longest search is normalized quickly, whatever it repeats', () => {
  for (const build of hostileTexts()) {
    const text = build(maxSearchLength);
    expect(processorMs(() => normalizeZeroResultSearch(text), 50)).toBeLessThan(50);
  }
});

test.each([
  [{ total: 0 }, 'nothing'],
  [{ total: 3, missingWords: ['kotlin'], correctedSearch: 'x' }, 'missing-words'],
  [{ total: 3, correctedSearch: 'booking' }, 'corrected'],
  [{ total: 3 }, undefined],
])('a search with the result %j counts as %s', (result, kind) => {
  expect(zeroResultKindOf(result)).toBe(kind);
});
