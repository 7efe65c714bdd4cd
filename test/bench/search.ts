import { performance } from 'node:perf_hooks';
import {
  buildCourseIndex,
  type CourseSearch,
  decodeCourseIndex,
  encodeCourseIndex,
  openCourseIndex,
  searchCourses,
} from '#contract/rules/course-search.ts';
import { sampleCatalog } from './sample-catalog.ts';

/** Milliseconds of one query over `courses` courses, and of opening the index, as after a cold start. */
export interface SearchMeasurement {
  courses: number;
  p50: number;
  p95: number;
  openMilliseconds: number;
  /** Size of the stored index. */
  bytes: number;
}

/** Typical queries: the plain list, filters, words, a prefix, a typo and a word without matches. */
const queriesFor = (titles: readonly string[]): Omit<CourseSearch, 'limit' | 'after'>[] => [
  {},
  { topic: 'agents' },
  { level: 'beginner', price: 'free' },
  { sort: 'newest', duration: '1-3' },
  ...titles.flatMap((title) => {
    const [frame = '', subject = '', other = ''] = title.split(' ');
    return [
      { search: title },
      { search: `${subject} ${other}` },
      { search: frame, level: 'advanced' as const },
      { search: `${subject.slice(0, 4)}` },
      { search: `${subject.slice(0, 2)}${subject.slice(3)}` },
    ];
  }),
  { search: 'zzyzx' },
];

const percentile = (sorted: readonly number[], part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;

/** Measures the course search over an invented catalog. */
export const benchSearch = (size: number): SearchMeasurement => {
  const catalog = sampleCatalog(size);
  const stored = encodeCourseIndex(buildCourseIndex(catalog, { version: '1', cursorKey: 'key' }));
  const startedAt = performance.now();
  const index = openCourseIndex(decodeCourseIndex(stored));
  const openMilliseconds = performance.now() - startedAt;

  const titles = catalog.filter((_, number) => number % Math.ceil(size / 40) === 0).map(({ card }) => card.title);
  const queries = queriesFor(titles);
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    for (const query of queries) {
      const before = performance.now();
      searchCourses(index, { ...query, limit: 9, after: 0 });
      // The first round only warms up.
      if (round > 0) times.push(performance.now() - before);
    }
  }
  times.sort((one, other) => one - other);
  return {
    courses: size,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    openMilliseconds,
    bytes: stored.length,
  };
};
