import { expect, test } from '@jest/globals';
import { buildCourseIndex, openCourseIndex, searchCourses } from '#contract/rules/course-search.ts';
import { maxSearchLength } from '#contract/rules/search/max-search-length.ts';
import { sampleCatalog } from '#test/bench/sample-catalog.ts';
import { hostileTexts, processorMs } from '#test/support/hostile-text.ts';

const catalog = sampleCatalog(300, 20);
const index = openCourseIndex(buildCourseIndex(catalog, { version: '1', cursorKey: 'key' }));
const find = (search: string) => searchCourses(index, { search, limit: 50, after: 0 });

const searches = [
  'a'.repeat(200),
  'ab'.repeat(100),
  'prompt '.repeat(29).slice(0, 200),
  'aaaaaaaa '.repeat(22),
  '(a+)+$ .* [x-z]{9} \\d+ (?:',
  '<img src=x onerror=alert(1)>',
  '🎉🎓 👩‍🏫',
  'שלום עולם مرحبا',
  '\u202eנסיון\u0000\ufffd',
  'x',
  'the of and to',
  '“” — …',
];

test.each(searches)('the search %j is answered quickly', (search) => {
  let found: ReturnType<typeof find> | undefined;
  expect(processorMs(() => (found = find(search)), 200)).toBeLessThan(200);
  expect(found?.courses.length).toBe(Math.min(50, found?.total ?? -1));
});

/** Pieces that the parts of a search loop over: words of the catalog, typing errors, spellings, phrases, stop words. */
const pieces = [
  ...[catalog[0]?.card.title ?? '', 'machine learning ', 'isation', 'labellising ', 'the ', 'pr', 'how do i '],
  ...['qwzx ', "don't ", 'a-', 'é', 'ﬁ', 'ß ', '\u0301', '𝒜', 'שלום ', '🎓 ', '<b>', '(a+)+'],
];

test('no search of the maximum length takes long, whatever it repeats', () => {
  const slow = hostileTexts(pieces)
    .map((build) => build(maxSearchLength))
    .map((text) => ({ text, milliseconds: processorMs(() => find(text), 100) }))
    .filter(({ milliseconds }) => milliseconds > 100);
  expect(slow).toEqual([]);
});

test('the time of a search grows no faster than its length', () => {
  const timeOf = (length: number): number => {
    const searches = pieces.map((piece) => piece.repeat(length).slice(0, length));
    const searchAll = () => {
      for (const search of searches) find(search);
    };
    return processorMs(searchAll, 0);
  };
  timeOf(2_000);
  // Ten times the length: quadratic time would be a hundred times as long.
  expect(timeOf(20_000) / timeOf(2_000)).toBeLessThan(20);
}, 60_000);
