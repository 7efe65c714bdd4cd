import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  buildCourseIndex,
  type CourseSearch,
  decodeCourseIndex,
  encodeCourseIndex,
  openCourseIndex,
  type SearchableCourse,
  searchCourses,
} from '#contract/rules/course-search.ts';
import { durationBucketOf } from '#contract/rules/search/facets.ts';
import { stemOf } from '#contract/rules/search/tokenize.ts';
import { durationBuckets, levels } from '#contract/schemas/course.ts';
import { sampleCatalog, sampleTopics } from '#test/bench/sample-catalog.ts';

const catalog = sampleCatalog(120, 20);
const stored = buildCourseIndex(catalog, { version: '1', cursorKey: 'key' });
/** Reads the index from its bytes, as handlers do. */
const index = openCourseIndex(decodeCourseIndex(encodeCourseIndex(stored)));
const cards = catalog.map(({ card }) => card);

const everything: CourseSearch = { limit: 1000, after: 0 };
const idsOf = (courses: { id: string }[]) => courses.map(({ id }) => id);

const maybe = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const title = fc.constantFrom(...cards.map((card) => card.title));
const anyFilters = fc.record({
  topic: maybe(sampleTopics),
  level: maybe(levels),
  duration: maybe(durationBuckets),
  price: maybe(['free', 'paid'] as const),
});
const anyQuery = fc.record({
  filters: anyFilters,
  sort: maybe(['relevance', 'newest', 'shortest'] as const),
  search: fc.option(
    fc.oneof(
      title,
      title.map((words) => words.split(' ')[1] ?? ''),
      fc.string({ maxLength: 200 }),
    ),
    { nil: undefined },
  ),
});

test('pagination neither repeats nor loses a course', () => {
  fc.assert(
    fc.property(anyQuery, fc.integer({ min: 1, max: 50 }), ({ filters, sort, search }, limit) => {
      const query = { ...filters, sort, search };
      const whole = searchCourses(index, { ...query, ...everything });
      const pages: string[] = [];
      for (let after: number | undefined = 0; after !== undefined; ) {
        const page: ReturnType<typeof searchCourses> = searchCourses(index, { ...query, limit, after });
        expect(page.total).toBe(whole.total);
        pages.push(...idsOf(page.courses));
        after = page.nextPosition;
      }
      expect(pages).toEqual(idsOf(whole.courses));
      expect(new Set(pages).size).toBe(whole.total);
    }),
  );
});

test('a search finds the same, whatever was searched before', () => {
  fc.assert(
    fc.property(fc.array(anyQuery, { minLength: 1, maxLength: 4 }), (queries) => {
      const fresh = openCourseIndex(stored);
      for (const { filters, ...query } of queries) {
        const search = { ...filters, ...query, ...everything };
        expect(searchCourses(fresh, search)).toEqual(searchCourses(openCourseIndex(stored), search));
      }
    }),
    { numRuns: 30 },
  );
});

test('filters return exactly the matching courses, and counts predict each filter', () => {
  fc.assert(
    fc.property(anyQuery, ({ filters, search }) => {
      const { courses, counts } = searchCourses(index, { ...filters, search, ...everything });
      for (const course of courses) {
        if (filters.topic) expect(course.topics).toContain(filters.topic);
        if (filters.level) expect(course.level).toBe(filters.level);
        if (filters.duration) expect(durationBucketOf(course.duration)).toBe(filters.duration);
        if (filters.price) expect(course.price === 0 ? 'free' : 'paid').toBe(filters.price);
      }
      const wouldGive = (change: object) =>
        searchCourses(index, { ...filters, search, ...everything, ...change }).total;
      for (const topic of sampleTopics.filter((_, number) => number % 5 === 0))
        expect(counts.topic[topic] ?? 0).toBe(wouldGive({ topic }));
      for (const level of levels) expect(counts.level[level] ?? 0).toBe(wouldGive({ level }));
      for (const duration of durationBuckets) expect(counts.duration[duration] ?? 0).toBe(wouldGive({ duration }));
      for (const price of ['free', 'paid']) expect(counts.price[price] ?? 0).toBe(wouldGive({ price }));
    }),
    { numRuns: 40 },
  );
});

test('without filters the list contains every course', () => {
  expect(idsOf(searchCourses(index, everything).courses).sort()).toEqual(idsOf(cards).sort());
});

/** Makes one typo in a word: a wrong, missing, doubled or swapped letter. */
const mistyped = (word: string, at: number, kind: number): string => {
  const [before, letter, next, after] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 1)];
  return (
    [
      before + (letter === 'x' ? 'y' : 'x') + after,
      before + after,
      before + letter + letter + after,
      before + next + letter + after.slice(1),
    ][kind] ?? word
  );
};

test('a typo in a title word of five letters still finds it, unless it makes another', () => {
  const stems = new Set(index.search.words.map(stemOf));
  const longWord = title.filter((words) => words.split(' ').some((word) => word.length >= 5));
  fc.assert(
    fc.property(longWord, fc.nat(), fc.nat(3), (words, position, kind) => {
      const word = words.split(' ').find(({ length }) => length >= 5) ?? '';
      const typed = mistyped(word, position % (word.length - 1), kind);
      fc.pre(!stems.has(stemOf(typed)));
      const found = searchCourses(index, { search: typed, ...everything }).courses.map((course) => course.title);
      expect(found).toContain(words);
    }),
    { numRuns: 500 },
  );
});

test('searching for a whole title puts that course first, in any case', () => {
  fc.assert(
    fc.property(title, fc.boolean(), (words, isLoud) => {
      const [first] = searchCourses(index, { search: isLoud ? words.toUpperCase() : words, ...everything }).courses;
      expect(first?.title).toBe(words);
    }),
  );
});

const course = (
  id: string,
  title: string,
  more: Partial<Omit<SearchableCourse, 'card'>> & { card?: Partial<SearchableCourse['card']> } = {},
) => {
  const [{ card, ...texts }] = sampleCatalog(1, 4) as [(typeof catalog)[number]];
  const empty = { skills: [], aliases: [], sections: [], outcomes: [], audience: [], description: '', lectures: [] };
  return {
    ...texts,
    ...empty,
    ...more,
    card: { ...card, promise: '', instructor: '', featured: undefined, id, title, ...more.card } as typeof card,
  };
};
const open = (...courses: ReturnType<typeof course>[]) =>
  openCourseIndex(buildCourseIndex(courses, { version: '1', cursorKey: 'key' }));
const find = (searched: ReturnType<typeof open>, search: string) =>
  idsOf(searchCourses(searched, { search, ...everything }).courses);

test('a title match outweighs matches everywhere else', () => {
  const everywhere = course('everywhere', 'Other things', {
    skills: ['Retrieval'],
    sections: ['Retrieval', 'More retrieval'],
    description: 'Retrieval, retrieval, retrieval.',
    card: { promise: 'Retrieval', instructor: 'Ada Retrieval' },
  });
  expect(find(open(everywhere, course('titled', 'Retrieval at Work')), 'retrieval')).toEqual(['titled', 'everywhere']);
});

test('a prefix is enough, and accents and stop words do not matter', () => {
  const searched = open(course('resume', 'The Résumé of an Agent'), course('other', 'Cooking'));
  expect(find(searched, 'resu')).toEqual(['resume']);
  expect(find(searched, 'the agent')).toEqual(['resume']);
  expect(find(searched, 'AGENT, RESUME!')).toEqual(['resume']);
});

test('courses with every word come first, and others only when they match well', () => {
  const searched = open(course('both', 'Prompting Agents'), course('one', 'Prompting People'));
  expect(find(searched, 'prompting agents')).toEqual(['both']);
  expect(find(searched, 'prompting zebras')).toEqual(['both', 'one']);
});

test('a search without results suggests titles that are spelled alike', () => {
  const searched = open(course('prompts', 'Prompting That Works'), course('cooking', 'Cooking'));
  const { courses, suggestions } = searchCourses(searched, { search: 'promtpinggg', ...everything });
  expect(courses).toEqual([]);
  expect(suggestions).toEqual([{ id: 'prompts', title: 'Prompting That Works' }]);
});

test('featured courses come first, then titles; newest and shortest on request', () => {
  const searched = open(
    course('c', 'Zebra', { card: { featured: 1, duration: 900, updatedAt: '2026-01-01T00:00:00.000Z' } }),
    course('b', 'Beta', { card: { duration: 300, updatedAt: '2026-03-01T00:00:00.000Z' } }),
    course('a', 'alpha', { card: { duration: 600, updatedAt: '2026-02-01T00:00:00.000Z' } }),
  );
  expect(idsOf(searchCourses(searched, everything).courses)).toEqual(['c', 'a', 'b']);
  expect(idsOf(searchCourses(searched, { sort: 'newest', ...everything }).courses)).toEqual(['b', 'a', 'c']);
  expect(idsOf(searchCourses(searched, { sort: 'shortest', ...everything }).courses)).toEqual(['b', 'a', 'c']);
});

test.each([
  [1, '1-3'],
  [3, '3-6'],
  [6, '6-17'],
  [17, '17+'],
])('a course of exactly %d hours counts as the longer of two durations, %s', (hours, bucket) => {
  expect(durationBucketOf(hours * 3600)).toBe(bucket);
  expect(durationBucketOf(hours * 3600 - 1)).not.toBe(bucket);
});

test('a drip course is free, whatever its upgrade costs', () => {
  const [some] = catalog;
  if (!some) throw new Error('The catalog is empty.');
  const of = (id: string, kind: 'drip' | 'standard', price: number | null) => ({
    ...some,
    card: { ...some.card, id, kind, price },
  });
  const courses = [of('mailed', 'drip', 49), of('gift', 'standard', 0), of('sold', 'standard', 49)];
  const small = openCourseIndex(buildCourseIndex(courses, { version: '1', cursorKey: 'key' }));
  const found = (price: 'free' | 'paid') => idsOf(searchCourses(small, { ...everything, price }).courses).sort();
  expect({ free: found('free'), paid: found('paid') }).toEqual({ free: ['gift', 'mailed'], paid: ['sold'] });
});

test('an index that was cut off is refused, wherever the cut is', () => {
  const bytes = encodeCourseIndex(stored);
  for (const share of [0.1, 0.5, 0.9, 0.999])
    expect(() => decodeCourseIndex(bytes.slice(0, bytes.length * share))).toThrow();
});

test('an index comes back from its bytes as it was built', () => {
  const { search } = decodeCourseIndex(encodeCourseIndex(stored));
  expect(search).toEqual(stored.search);
});
