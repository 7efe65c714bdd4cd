import MiniSearch, { type Options } from 'minisearch';
import type { IndexedCourse } from '../catalogue-rows.ts';
import type { CourseCard, durationBuckets } from '../schemas/course.ts';

/** A course with the texts it is found by. */
export interface SearchableCourse {
  card: IndexedCourse;
  skills: string[];
  /** Titles of sections and lectures. */
  outline: string[];
  description: string;
}

/** The object `catalogue/index.json`: every published course's card and the search index over their texts. */
export interface StoredCourseIndex {
  /** Changes when anything in it does. */
  version: string;
  /** Secret that signs cursors; kept from publish to publish. */
  cursorKey: string;
  courses: IndexedCourse[];
  search: unknown;
}

/** The index ready to answer. */
export interface CourseIndex {
  version: string;
  cursorKey: string;
  courses: IndexedCourse[];
  byId: ReadonlyMap<string, IndexedCourse>;
  search: MiniSearch;
}

export interface CourseFilters {
  topic?: CourseCard['topics'][number] | undefined;
  level?: CourseCard['level'] | undefined;
  duration?: (typeof durationBuckets)[number] | undefined;
  price?: 'free' | 'paid' | undefined;
}

export interface CourseSearch extends CourseFilters {
  search?: string | undefined;
  sort?: 'relevance' | 'newest' | 'shortest' | undefined;
  limit: number;
  /** Matches to pass over. */
  after: number;
}

const options: Options = {
  fields: ['title', 'promise', 'instructor', 'topics', 'skills', 'outline', 'description'],
  idField: 'id',
};

/** Titles first: a word in a title outweighs the same word in all other fields together. */
const boosts = { title: 12, topics: 3, skills: 3, promise: 2, instructor: 2, outline: 1.5, description: 1 };

/** Builds the stored index. The order of `courses` is the order of the list without a query. */
export const buildCourseIndex = (
  courses: readonly SearchableCourse[],
  { version, cursorKey }: { version: string; cursorKey: string },
): StoredCourseIndex => {
  const search = new MiniSearch(options);
  search.addAll(
    courses.map(({ card, skills, outline, description }) => ({
      id: card.id,
      title: card.title,
      promise: card.promise,
      instructor: card.instructor,
      topics: card.topics.join(' ').replaceAll('-', ' '),
      skills: skills.join(' '),
      outline: outline.join(' '),
      description,
    })),
  );
  return { version, cursorKey, courses: courses.map(({ card }) => card).sort(byRank), search: search.toJSON() };
};

/** Makes a stored index ready to answer. */
export const openCourseIndex = (stored: StoredCourseIndex): CourseIndex => ({
  version: stored.version,
  cursorKey: stored.cursorKey,
  courses: stored.courses,
  byId: new Map(stored.courses.map((course) => [course.id, course])),
  search: MiniSearch.loadJS(stored.search as Parameters<typeof MiniSearch.loadJS>[0], options),
});

/** Featured courses in their order, then the others by title. */
function byRank(a: IndexedCourse, b: IndexedCourse): number {
  return (
    (a.featured ?? Number.MAX_SAFE_INTEGER) - (b.featured ?? Number.MAX_SAFE_INTEGER) || a.title.localeCompare(b.title)
  );
}

/** Filter bucket of a duration in seconds. */
export const durationBucketOf = (seconds: number): (typeof durationBuckets)[number] => {
  const hours = seconds / 3600;
  if (hours < 1) return '0-1';
  if (hours < 3) return '1-3';
  if (hours < 6) return '3-6';
  return hours < 17 ? '6-17' : '17+';
};

const valuesOf = {
  topic: (course: IndexedCourse): string[] => course.topics,
  level: (course: IndexedCourse): string[] => [course.level],
  duration: (course: IndexedCourse): string[] => [durationBucketOf(course.duration)],
  price: (course: IndexedCourse): string[] => [course.price === 0 ? 'free' : 'paid'],
};
type Facet = keyof typeof valuesOf;
const facets = Object.keys(valuesOf) as Facet[];

const passes = (course: IndexedCourse, filters: CourseFilters, except?: Facet): boolean =>
  facets.every((facet) => {
    const wanted = facet === except ? undefined : filters[facet];
    return wanted === undefined || valuesOf[facet](course).includes(wanted);
  });

/** Courses that match the words, best first; all of them in list order without words. */
const matching = (index: CourseIndex, search: string | undefined): IndexedCourse[] => {
  const words = search?.trim() ?? '';
  if (words === '') return index.courses;
  const found = (combineWith: 'AND' | 'OR') =>
    index.search.search(words, {
      boost: boosts,
      combineWith,
      prefix: (term) => term.length >= 2,
      fuzzy: (term) => (term.length >= 5 ? 0.25 : term.length === 4 ? 1 : false),
      weights: { prefix: 0.6, fuzzy: 0.3 },
    });
  const strict = found('AND');
  const results = strict.length > 0 ? strict : found('OR');
  const exact = words.toLowerCase();
  return results
    .map(({ id, score }) => ({ course: index.byId.get(id), score }))
    .filter((result): result is { course: IndexedCourse; score: number } => result.course !== undefined)
    .sort(
      (a, b) =>
        Number(b.course.title.toLowerCase() === exact) - Number(a.course.title.toLowerCase() === exact) ||
        b.score - a.score,
    )
    .map(({ course }) => course);
};

/** Titles near words that matched nothing, up to three. */
const suggestionsFor = (index: CourseIndex, search: string): { id: string; title: string }[] =>
  index.search
    .search(search, { fields: ['title', 'topics', 'skills'], fuzzy: 0.5, prefix: true, combineWith: 'OR' })
    .slice(0, 3)
    .flatMap(({ id }) => {
      const course = index.byId.get(id);
      return course ? [{ id: course.id, title: course.title }] : [];
    });

const sorted = (courses: IndexedCourse[], sort: CourseSearch['sort']): IndexedCourse[] => {
  if (sort === 'newest') return [...courses].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt) || byRank(a, b));
  if (sort === 'shortest') return [...courses].sort((a, b) => a.duration - b.duration || byRank(a, b));
  return courses;
};

/** Per facet and value: how many courses would match with that value, the other filters as they are. */
const countsOf = (courses: readonly IndexedCourse[], filters: CourseFilters): Record<Facet, Record<string, number>> => {
  const counts: Record<Facet, Record<string, number>> = { topic: {}, level: {}, duration: {}, price: {} };
  for (const facet of facets) {
    for (const course of courses) {
      if (!passes(course, filters, facet)) continue;
      for (const value of valuesOf[facet](course)) counts[facet][value] = (counts[facet][value] ?? 0) + 1;
    }
  }
  return counts;
};

/** One page of the matching courses, with counts over all of them. */
export const searchCourses = (index: CourseIndex, query: CourseSearch) => {
  const matched = matching(index, query.search);
  const filtered = sorted(
    matched.filter((course) => passes(course, query)),
    query.sort,
  );
  const end = query.after + query.limit;
  return {
    courses: filtered.slice(query.after, end),
    total: filtered.length,
    counts: countsOf(matched, query),
    /** Where the next page begins; undefined on the last one. */
    nextPosition: end < filtered.length ? end : undefined,
    suggestions: filtered.length === 0 && query.search ? suggestionsFor(index, query.search) : [],
  };
};
