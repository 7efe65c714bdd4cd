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

/** The facets with fixed values. Topics are not among them, because courses define them. */
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
  /** Each combination of values that occurs in a course, as a bit set. */
  combinations: Uint32Array;
  /** For each course, its position in `combinations`. */
  combinationOf: Uint8Array;
  /** All topics in alphabetical order. */
  topics: readonly string[];
  /** Start of each course's topics in `topicPositions`; those of course `c` end where those of `c + 1` start. */
  topicStarts: Uint32Array;
  /** Positions in `topics`. */
  topicPositions: Uint32Array;
}

/** Precomputes the filter values of all courses. */
export const facetIndexOf = (courses: readonly IndexedCourse[]): FacetIndex => {
  const topics = [...new Set(courses.flatMap((course) => course.topics))].sort();
  const positions = new Map(topics.map((topic, position) => [topic, position]));
  const bits = courses.map((course) => facets.reduce((set, { of }, facet) => set | bitOf(facet, of(course)), 0));
  const combinations = [...new Set(bits)];
  const topicStarts = new Uint32Array(courses.length + 1);
  courses.forEach((course, number) => {
    topicStarts[number + 1] = (topicStarts[number] as number) + course.topics.length;
  });
  return {
    combinations: Uint32Array.from(combinations),
    combinationOf: Uint8Array.from(bits, (set) => combinations.indexOf(set)),
    topics,
    topicStarts,
    topicPositions: Uint32Array.from(
      courses.flatMap((course) => course.topics),
      (topic) => positions.get(topic) as number,
    ),
  };
};

/** Returns the facets whose filter each combination fails. */
const failuresOf = ({ combinations }: FacetIndex, filters: CourseFilters): number[][] => {
  const wanted = facets.map(({ name }, facet) => {
    const value = filters[name];
    return value === undefined ? (facetMasks[facet] as number) : bitOf(facet, value);
  });
  return Array.from(combinations, (bits) =>
    [...wanted.keys()].filter((facet) => (bits & (wanted[facet] as number)) === 0),
  );
};

/**
 * Filters courses, keeping their order, and counts how many courses would match with each facet value instead: a course
 * counts in a facet when it passes the filters of all other facets. Visits each course once, because a list without a
 * search counts all courses. Adds up combinations of values afterward, because there are few of them.
 */
export const filterAndCount = (index: FacetIndex, courses: ArrayLike<number>, filters: CourseFilters) => {
  const { combinations, combinationOf, topics, topicStarts, topicPositions } = index;
  const failures = failuresOf(index, filters);
  const isPassing = Uint8Array.from(failures, ({ length }) => (length === 0 ? 1 : 0));
  const wantedTopic = filters.topic === undefined ? undefined : topics.indexOf(filters.topic);
  const countsByCombination = new Uint32Array(combinations.length);
  const countsByTopic = new Uint32Array(topics.length);
  const passed = new Uint32Array(courses.length);
  let total = 0;
  for (let at = 0; at < courses.length; at++) {
    const course = courses[at] as number;
    const combination = combinationOf[course] as number;
    const passes = isPassing[combination] as number;
    let hasTopic = wantedTopic === undefined;
    const end = topicStarts[course + 1] as number;
    for (let position = topicStarts[course] as number; position < end; position++) {
      const topic = topicPositions[position] as number;
      countsByTopic[topic] = (countsByTopic[topic] as number) + passes;
      if (topic === wantedTopic) hasTopic = true;
    }
    if (!hasTopic) continue;
    countsByCombination[combination] = (countsByCombination[combination] as number) + 1;
    if (passes === 1) passed[total++] = course;
  }
  return {
    passed: passed.subarray(0, total),
    counts: countsFrom(countsByBit(combinations, countsByCombination, failures), topics, countsByTopic),
  };
};

/** Counts the courses of each value. A combination that fails one filter counts only in that facet. */
const countsByBit = (
  combinations: Uint32Array,
  countsByCombination: Uint32Array,
  failures: readonly (readonly number[])[],
): Uint32Array => {
  const counts = new Uint32Array(bitCount);
  combinations.forEach((bits, combination) => {
    const [failed, another] = failures[combination] as readonly number[];
    if (another !== undefined) return;
    const counted = failed === undefined ? bits : bits & (facetMasks[failed] as number);
    for (let bit = 0; bit < bitCount; bit++)
      if (counted & (1 << bit)) counts[bit] = (counts[bit] as number) + (countsByCombination[combination] as number);
  });
  return counts;
};

/** Returns the counts by value, without values that no course has. */
const countsFrom = (counts: Uint32Array, topics: readonly string[], countsByTopic: Uint32Array): FacetCounts => {
  const found = (values: readonly string[], countOf: (position: number) => number | undefined) =>
    Object.fromEntries(values.map((value, position) => [value, countOf(position) ?? 0]).filter(([, count]) => count));
  const [level, duration, price] = facets.map(({ values }, facet) =>
    found(values, (position) => counts[(firstBits[facet] as number) + position]),
  );
  return {
    topic: found(topics, (position) => countsByTopic[position]),
    level: level ?? {},
    duration: duration ?? {},
    price: price ?? {},
  };
};
