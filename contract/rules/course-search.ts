import type { IndexedCourse } from '../storage/catalog-rows.ts';
import { type CourseFilters, type FacetBits, facetBitsOf, filterAndCount } from './search/facets.ts';
import { type InvertedIndex, matchingCourses, openIndex } from './search/matching.ts';
import { buildStoredIndex, type StoredIndex } from './search/stored-index.ts';
import { suggestTitles } from './search/title-suggestions.ts';
import { foldText } from './search/tokenize.ts';

/** A course with its searchable texts. */
export interface SearchableCourse {
  card: IndexedCourse;
  skills: string[];
  /** Titles of sections and lectures. */
  outline: string[];
  description: string;
}

/** The object `catalog/index.json`: every published course's card and the search index. */
export interface StoredCourseIndex {
  /** Changes with the contents. */
  version: string;
  /** Secret that signs cursors; stays the same across publishes. */
  cursorKey: string;
  /** In default order: featured ones by rank, then by title. */
  courses: IndexedCourse[];
  search: StoredIndex;
}

/** The index in memory. */
export interface CourseIndex {
  version: string;
  cursorKey: string;
  courses: IndexedCourse[];
  byId: ReadonlyMap<string, IndexedCourse>;
  textIndex: InvertedIndex;
  facets: FacetBits;
  /** Index in `courses` by normalized title. */
  byTitle: ReadonlyMap<string, number>;
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

/** Builds the stored index. */
export const buildCourseIndex = (
  courses: readonly SearchableCourse[],
  { version, cursorKey }: { version: string; cursorKey: string },
): StoredCourseIndex => {
  const ranked = [...courses].sort((a, b) => compareByRank(a.card, b.card));
  const search = buildStoredIndex(
    ranked.map(({ card, skills, outline, description }) => ({
      title: card.title,
      promise: card.promise,
      instructor: card.instructor,
      topics: card.topics.join(' '),
      skills: skills.join(' '),
      outline: outline.join(' '),
      description,
    })),
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

/** Loads a stored index for searching. */
export const openCourseIndex = ({ version, cursorKey, courses, search }: StoredCourseIndex): CourseIndex => ({
  version,
  cursorKey,
  courses,
  byId: new Map(courses.map((course) => [course.id, course])),
  textIndex: openIndex(search, courses.length),
  facets: facetBitsOf(courses),
  byTitle: new Map(courses.map(({ title }, position) => [foldText(title), position])),
  orders: {
    newest: orderBy(courses, (a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0)),
    shortest: orderBy(courses, (a, b) => a.duration - b.duration),
  },
});

/** Returns indexes of matching courses, best first; an exact title match comes first. */
const matchingPositions = (index: CourseIndex, search: string): number[] | undefined => {
  const positions = matchingCourses(index.textIndex, search);
  const exactMatch = index.byTitle.get(foldText(search.trim()));
  if (exactMatch === undefined) return positions;
  const others = positions ?? [...index.courses.keys()];
  return [exactMatch, ...others.filter((position) => position !== exactMatch)];
};

const orderedPositions = (index: CourseIndex, { search, sort }: CourseSearch): Iterable<number> => {
  const positions = search ? matchingPositions(index, search) : undefined;
  const order = sort === 'newest' || sort === 'shortest' ? index.orders[sort] : undefined;
  if (!positions) return order?.positions ?? index.courses.keys();
  return order ? positions.sort((a, b) => (order.ranks[a] as number) - (order.ranks[b] as number)) : positions;
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
  const { passed, counts } = filterAndCount(index.facets, orderedPositions(index, query), query);
  const courseAt = (position: number) => index.courses[position] as IndexedCourse;
  const end = query.after + query.limit;
  return {
    courses: passed.slice(query.after, end).map(courseAt),
    total: passed.length,
    counts,
    /** Position of the next page; undefined on the last one. */
    nextPosition: end < passed.length ? end : undefined,
    suggestions: passed.length === 0 && query.search ? suggestionsFor(index, query.search) : [],
  };
};
