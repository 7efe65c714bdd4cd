import { durationBuckets, levels, topics } from '#contract/schemas/course.ts';
import type { IndexedCourse } from '#contract/storage/catalog-rows.ts';

export interface CourseFilters {
  topic?: (typeof topics)[number] | undefined;
  level?: (typeof levels)[number] | undefined;
  duration?: (typeof durationBuckets)[number] | undefined;
  price?: 'free' | 'paid' | undefined;
}

type Facet = keyof CourseFilters;
export type FacetCounts = Record<Facet, Record<string, number>>;

/** Returns the filter bucket of a duration in seconds. */
export const durationBucketOf = (seconds: number): (typeof durationBuckets)[number] => {
  const hours = seconds / 3600;
  if (hours < 1) return '0-1';
  if (hours < 3) return '1-3';
  if (hours < 6) return '3-6';
  return hours < 17 ? '6-17' : '17+';
};

/** A drip course is free by email: its price is for the upgrade. */
const isFree = ({ kind, price }: IndexedCourse): boolean => kind === 'drip' || price === 0;

const facets: { name: Facet; values: readonly string[]; of: (course: IndexedCourse) => readonly string[] }[] = [
  { name: 'topic', values: topics, of: (course) => course.topics },
  { name: 'level', values: levels, of: (course) => [course.level] },
  { name: 'duration', values: durationBuckets, of: (course) => [durationBucketOf(course.duration)] },
  { name: 'price', values: ['free', 'paid'], of: (course) => [isFree(course) ? 'free' : 'paid'] },
];

/** For each facet and course, a bit set of its values: bit `v` is the facet's v-th value. */
export type FacetBits = Uint16Array[];

/** Precomputes the filter bits of all courses. */
export const facetBitsOf = (courses: readonly IndexedCourse[]): FacetBits =>
  facets.map(({ values, of }) =>
    Uint16Array.from(courses, (course) => of(course).reduce((bits, value) => bits | (1 << values.indexOf(value)), 0)),
  );

/**
 * Filters courses, keeping their order, and counts for each facet value how many courses would match with it instead: a
 * course counts in a facet when it passes the filters of all other facets.
 */
export const filterAndCount = (bits: FacetBits, courses: Iterable<number>, filters: CourseFilters) => {
  const filterBits = facets.map(({ name, values }) => {
    const value = filters[name];
    return value === undefined ? 0xffff : 1 << values.indexOf(value);
  });
  const countsByFacet = facets.map(({ values }) => new Uint32Array(values.length));
  const countCourse = (facet: number, course: number) => {
    const counts = countsByFacet[facet] as Uint32Array;
    let remainingBits = bits[facet]?.[course] ?? 0;
    for (let value = 0; remainingBits !== 0; value++, remainingBits >>= 1)
      if (remainingBits & 1) counts[value] = (counts[value] as number) + 1;
  };

  const passed: number[] = [];
  for (const course of courses) {
    let failingFacet = -1;
    let failures = 0;
    for (let facet = 0; facet < facets.length; facet++)
      if (((bits[facet]?.[course] ?? 0) & (filterBits[facet] as number)) === 0) {
        failingFacet = facet;
        failures += 1;
      }
    if (failures === 0) {
      passed.push(course);
      for (let facet = 0; facet < facets.length; facet++) countCourse(facet, course);
    } else if (failures === 1) countCourse(failingFacet, course);
  }
  return { passed, counts: countsFrom(countsByFacet) };
};

/** Omits values without courses. */
const countsFrom = (countsByFacet: readonly Uint32Array[]): FacetCounts => {
  const counts: FacetCounts = { topic: {}, level: {}, duration: {}, price: {} };
  facets.forEach(({ name, values }, facet) => {
    values.forEach((value, position) => {
      const count = countsByFacet[facet]?.[position] ?? 0;
      if (count > 0) counts[name][value] = count;
    });
  });
  return counts;
};
