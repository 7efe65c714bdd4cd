import { durationBuckets, levels } from '#contract/schemas/course.ts';
import type { IndexedCourse } from '#contract/storage/catalog-rows.ts';

export interface CourseFilters {
  topic?: string | undefined;
  level?: (typeof levels)[number] | undefined;
  duration?: (typeof durationBuckets)[number] | undefined;
  price?: 'free' | 'paid' | undefined;
}

export type FacetCounts = Record<keyof CourseFilters, Record<string, number>>;

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

/** The facets whose values are known; topics are what the courses name. */
const facets: {
  name: Exclude<keyof CourseFilters, 'topic'>;
  values: readonly string[];
  of: (course: IndexedCourse) => string;
}[] = [
  { name: 'level', values: levels, of: (course) => course.level },
  { name: 'duration', values: durationBuckets, of: (course) => durationBucketOf(course.duration) },
  { name: 'price', values: ['free', 'paid'], of: (course) => (isFree(course) ? 'free' : 'paid') },
];

/** First bit of each facet: its v-th value is bit `firstBits[facet] + v`. All of them fit into 32 bits. */
const firstBits = facets.map((_, facet) => facets.slice(0, facet).reduce((sum, { values }) => sum + values.length, 0));
const bitCount = facets.reduce((sum, { values }) => sum + values.length, 0);

const bitOf = (facet: number, value: string): number =>
  1 << ((firstBits[facet] as number) + (facets[facet]?.values.indexOf(value) ?? 0));

/** All bits of each facet. */
const facetMasks = Uint32Array.from(facets, ({ values }, facet) =>
  values.reduce((bits, value) => bits | bitOf(facet, value), 0),
);

/** The values of all courses in all facets. */
export interface FacetIndex {
  /** For each course, a bit set of its values in `facets`. */
  bits: Uint32Array;
  /** All topics in alphabetical order. */
  topics: readonly string[];
  /** For each course, the positions of its topics in `topics`. */
  topicsOf: readonly (readonly number[])[];
}

/** Precomputes the filter values of all courses. */
export const facetIndexOf = (courses: readonly IndexedCourse[]): FacetIndex => {
  const topics = [...new Set(courses.flatMap((course) => course.topics))].sort();
  const positions = new Map(topics.map((topic, position) => [topic, position]));
  return {
    bits: Uint32Array.from(courses, (course) =>
      facets.reduce((bits, { of }, facet) => bits | bitOf(facet, of(course)), 0),
    ),
    topics,
    topicsOf: courses.map((course) => course.topics.map((topic) => positions.get(topic) as number)),
  };
};

/**
 * Filters courses, keeping their order, and counts for each facet value how many courses would match with it instead: a
 * course counts in a facet when it passes the filters of all other facets. Looks at each course once, because a list
 * without a search counts all courses.
 */
export const filterAndCount = (
  { bits, topics, topicsOf }: FacetIndex,
  courses: ArrayLike<number>,
  filters: CourseFilters,
) => {
  const wanted = Uint32Array.from(facets, ({ name }, facet) => {
    const value = filters[name];
    return value === undefined ? (facetMasks[facet] as number) : bitOf(facet, value);
  });
  const wantedTopic = filters.topic === undefined ? undefined : topics.indexOf(filters.topic);
  const countsByBit = new Uint32Array(bitCount);
  const countsByTopic = new Uint32Array(topics.length);
  const passed = new Uint32Array(courses.length);
  let total = 0;
  for (let at = 0; at < courses.length; at++) {
    const course = courses[at] as number;
    const own = bits[course] as number;
    const ownTopics = topicsOf[course] as readonly number[];
    let counted = own;
    let failures = 0;
    for (let facet = 0; facet < wanted.length; facet++)
      if ((own & (wanted[facet] as number)) === 0) {
        failures += 1;
        counted = own & (facetMasks[facet] as number);
      }
    if (failures === 0) for (const topic of ownTopics) countsByTopic[topic] = (countsByTopic[topic] as number) + 1;
    if (wantedTopic !== undefined && !ownTopics.includes(wantedTopic)) continue;
    if (failures === 0) passed[total++] = course;
    if (failures > 1) continue;
    while (counted !== 0) {
      const bit = 31 - Math.clz32(counted);
      countsByBit[bit] = (countsByBit[bit] as number) + 1;
      counted ^= 1 << bit;
    }
  }
  return { passed: passed.subarray(0, total), counts: countsFrom(countsByBit, topics, countsByTopic) };
};

/** Omits values without courses. */
const countsFrom = (countsByBit: Uint32Array, topics: readonly string[], countsByTopic: Uint32Array): FacetCounts => {
  const found = (values: readonly string[], countOf: (position: number) => number | undefined) =>
    Object.fromEntries(values.map((value, position) => [value, countOf(position) ?? 0]).filter(([, count]) => count));
  const [level, duration, price] = facets.map(({ values }, facet) =>
    found(values, (position) => countsByBit[(firstBits[facet] as number) + position]),
  );
  return {
    topic: found(topics, (position) => countsByTopic[position]),
    level: level ?? {},
    duration: duration ?? {},
    price: price ?? {},
  };
};
