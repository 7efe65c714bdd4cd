import type { IndexedCourse, StoredCourseList } from '../storage/catalog-rows.ts';
import { currencyNoun, formatPrice } from './format-price.ts';
import { buildIndex, type SearchableLecture } from './search/build-index.ts';
import { changesTo } from './search/corrections.ts';
import { CourseScores } from './search/course-scores.ts';
import { type CourseFilters, type FacetIndex, facetIndexOf, filterAndCount } from './search/facets.ts';
import { lectureHits, matchingStems } from './search/lecture-hits.ts';
import { type Matches, matchingCourses, sortBestByScore } from './search/matching.ts';
import { decodeIndex, encodeIndex, type IndexColumns } from './search/stored-index.ts';
import { suggestTitles } from './search/title-suggestions.ts';
import { foldText } from './search/tokenize.ts';

/** A course with its searchable texts. */
export interface SearchableCourse {
  card: IndexedCourse;
  skills: string[];
  /** Other words for it, by its authors. */
  aliases: string[];
  /** Titles of sections. */
  sections: string[];
  outcomes: string[];
  /** Whom it is for. */
  audience: string[];
  description: string;
  lectures: SearchableLecture[];
}

/** The course list and its search index. */
export interface StoredCourseIndex extends StoredCourseList {
  search: IndexColumns;
}

/** Writes what the object `catalog/search-3.gz` compresses. */
export const encodeCourseIndex = ({ search, ...list }: StoredCourseIndex): Uint8Array => encodeIndex(list, search);

/** Reads what `encodeCourseIndex` wrote. @throws Error when it is truncated */
export const decodeCourseIndex = (bytes: Uint8Array): StoredCourseIndex => {
  const { meta, columns } = decodeIndex<StoredCourseList>(bytes);
  return { ...meta, search: columns };
};

/** The index in memory. */
export interface CourseIndex extends StoredCourseIndex {
  facets: FacetIndex;
  /** Columns of the search in progress. */
  scores: CourseScores;
  /** Index in `courses` by normalized title. */
  byTitle: ReadonlyMap<string, number>;
  /** Indexes in `courses` in the default order: all of them. */
  positions: Uint32Array;
  /** Indexes in `courses` in another order, and the rank of each. */
  orders: Record<'newest' | 'shortest', { positions: Uint32Array; ranks: Uint32Array }>;
}

export interface CourseSearch extends CourseFilters {
  search?: string | undefined;
  sort?: 'relevance' | 'newest' | 'shortest' | undefined;
  limit: number;
  /** Matches to skip. */
  after: number;
}

/** Orders featured courses by rank, then the others by title. */
const compareByRank = (a: IndexedCourse, b: IndexedCourse): number =>
  (a.featured ?? Number.MAX_SAFE_INTEGER) - (b.featured ?? Number.MAX_SAFE_INTEGER) ||
  a.title.localeCompare(b.title, 'en') ||
  (a.id < b.id ? -1 : 1);

const levelWords = {
  beginner: 'beginner basic introduction introductory',
  intermediate: 'intermediate',
  advanced: 'advanced expert',
} as const;

/** Returns words that searches use for a course's price, level, length and form. */
const factsOf = ({ level, kind, price, currency, duration, hasCertificate, hasNotebook }: IndexedCourse): string[] => [
  levelWords[level],
  ...(kind === 'drip' ? ['by email weekly'] : []),
  ...(price === 0 ? ['free'] : kind === 'drip' ? ['free upgrade'] : []),
  ...(price ? [`paid ${formatPrice(price, currency)} ${price} ${currencyNoun(currency)}`] : []),
  ...(duration < 7_200 ? ['short quick'] : []),
  ...(hasCertificate ? ['certificate'] : []),
  ...(hasNotebook ? ['notebook hands-on exercise practice'] : []),
];

interface IndexOptions {
  version: string;
  cursorKey: string;
  /** English words, which a search does not take for misspellings of other words. */
  englishWords?: readonly string[];
}

/** Builds the stored index. */
export const buildCourseIndex = (
  courses: readonly SearchableCourse[],
  { version, cursorKey, englishWords = [] }: IndexOptions,
): StoredCourseIndex => {
  const ranked = [...courses].sort((a, b) => compareByRank(a.card, b.card));
  const search = buildIndex(
    ranked.map(({ card, skills, aliases, sections, outcomes, audience, description, lectures }) => ({
      title: card.title,
      aliases: aliases.join(' '),
      skills: skills.join(' '),
      topics: card.topics.join(' '),
      instructor: card.instructor,
      promise: card.promise,
      sections: sections.join(' '),
      outcomes: outcomes.join(' '),
      audience: audience.join(' '),
      description,
      facts: factsOf(card).join(' '),
      lectures,
    })),
    englishWords,
  );
  return { version, cursorKey, courses: ranked.map(({ card }) => card), search };
};

/** Returns an order over all courses; equal ones keep the default order. */
const orderBy = (courses: readonly IndexedCourse[], compare: (a: IndexedCourse, b: IndexedCourse) => number) => {
  const course = (position: number) => courses[position] as IndexedCourse;
  const positions = Uint32Array.from(courses.keys()).sort((a, b) => compare(course(a), course(b)) || a - b);
  const ranks = new Uint32Array(courses.length);
  positions.forEach((position, rank) => {
    ranks[position] = rank;
  });
  return { positions, ranks };
};

/** Prepares a stored index for searching. */
export const openCourseIndex = (stored: StoredCourseIndex): CourseIndex => ({
  ...stored,
  facets: facetIndexOf(stored.courses),
  scores: new CourseScores(stored.search, stored.courses.length),
  byTitle: new Map(stored.courses.map(({ title }, position) => [foldText(title), position])),
  positions: Uint32Array.from(stored.courses.keys()),
  orders: {
    newest: orderBy(stored.courses, (a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0)),
    shortest: orderBy(stored.courses, (a, b) => a.duration - b.duration),
  },
});

/** Puts an exact title match first. */
const withExactTitleFirst = (index: CourseIndex, search: string, found: Matches): Matches => {
  const exactMatch = index.byTitle.get(foldText(search.trim()));
  if (exactMatch === undefined) return found;
  const { courses, rankedCount } = found;
  const at = courses.indexOf(exactMatch);
  const others = at === -1 ? courses : courses.filter((course) => course !== exactMatch);
  const isRanked = at !== -1 && at < rankedCount;
  return {
    ...found,
    courses: Uint32Array.of(exactMatch, ...others),
    rankedCount: isRanked ? rankedCount : rankedCount + 1,
  };
};

/** Returns the courses to filter: all of them in the order of the list, or those that a search found. */
const coursesToFilter = (index: CourseIndex, { search, sort }: CourseSearch, found?: Matches): ArrayLike<number> => {
  if (search?.trim() && !/[\p{L}\p{N}]/u.test(search)) return [];
  if (found) return found.courses;
  return sort === 'newest' || sort === 'shortest' ? index.orders[sort].positions : index.positions;
};

/** Orders the filtered courses of a search in place, up to the page that ends at `end`. */
const orderFound = (index: CourseIndex, passed: Uint32Array, { sort }: CourseSearch, found: Matches, end: number) => {
  if (sort === 'newest' || sort === 'shortest') {
    const { ranks } = index.orders[sort];
    passed.sort((one, other) => (ranks[one] as number) - (ranks[other] as number));
    return;
  }
  const ranked = new Set(found.courses.subarray(0, found.rankedCount));
  let inOrder = 0;
  while (inOrder < passed.length && ranked.has(passed[inOrder] as number)) inOrder += 1;
  if (end > inOrder) sortBestByScore(passed.subarray(inOrder), found.scores, end - inOrder);
};

/** Suggests up to three similar titles for a search without matches. */
const suggestionsFor = (index: CourseIndex, search: string): { id: string; title: string }[] => {
  const titles = index.courses.map(({ title }) => title);
  return suggestTitles(titles, search, 3)
    .flatMap((position) => index.courses[position] ?? [])
    .map(({ id, title }) => ({ id, title }));
};

/** Returns one page of matching courses, with counts over all of them. */
export const searchCourses = (index: CourseIndex, query: CourseSearch) => {
  const { search } = query;
  const matches = search ? matchingCourses(index.search, index.scores, search) : undefined;
  const found = search && matches ? withExactTitleFirst(index, search, matches) : undefined;
  const { passed, counts } = filterAndCount(index.facets, coursesToFilter(index, query, found), query);
  const end = query.after + query.limit;
  if (found) orderFound(index, passed, query, found, end);
  const page = [...passed.subarray(query.after, end)];
  const stems = found && matchingStems(index.search, found);
  const first = found?.courses[0];
  return {
    courses: page.map((position) => index.courses[position] as IndexedCourse),
    /** The lectures of each course of the page in which the search was found. */
    lectures: found && stems ? page.map((position) => lectureHits(index.search, position, found, stems)) : [],
    total: passed.length,
    counts,
    /** Topics of all courses. */
    topics: [...index.facets.topics],
    /** Position of the next page; undefined on the last one. */
    nextPosition: end < passed.length ? end : undefined,
    suggestions: passed.length === 0 && search ? suggestionsFor(index, search) : [],
    ...(search && found && first !== undefined && changesTo(index.search, search, found, first)),
  };
};
