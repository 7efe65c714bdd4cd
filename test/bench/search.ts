import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { percentile } from '#bin/bench/table.ts';
import {
  buildCourseIndex,
  type CourseIndex,
  type CourseSearch,
  decodeCourseIndex,
  encodeCourseIndex,
  openCourseIndex,
  searchCourses,
} from '#contract/rules/course-search.ts';
import { sampleCatalog } from './sample-catalog.ts';

/** Milliseconds that passed, and of processor time: the measure on a machine that is busy with other work. */
export interface Milliseconds {
  elapsed: number;
  processor: number;
}

/** A query over `courses` courses, and opening the index once it is decompressed, as after a cold start. */
export interface SearchMeasurement {
  courses: number;
  p50: Milliseconds;
  p95: Milliseconds;
  opening: Milliseconds;
  /** Size of the stored index, which is compressed. */
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

/** Runs of each query: those that only warm up, and those that are measured together. */
const warmUps = 3;
const runs = 5;

const measure = (work: () => unknown, times = 1): Milliseconds => {
  const [startedAt, before] = [performance.now(), process.cpuUsage()];
  for (let time = 0; time < times; time++) work();
  const { user, system } = process.cpuUsage(before);
  return { elapsed: (performance.now() - startedAt) / times, processor: (user + system) / 1_000 / times };
};

const percentiles = (measured: readonly Milliseconds[], part: number): Milliseconds => ({
  elapsed: percentile(
    measured.map(({ elapsed }) => elapsed),
    part,
  ),
  processor: percentile(
    measured.map(({ processor }) => processor),
    part,
  ),
});

/** Measures the course search over an invented catalog. */
export const benchSearch = (size: number): SearchMeasurement => {
  const catalog = sampleCatalog(size);
  const stored = encodeCourseIndex(buildCourseIndex(catalog, { version: '1', cursorKey: 'key' }));
  const opened: CourseIndex[] = [];
  const opening = measure(() => opened.push(openCourseIndex(decodeCourseIndex(stored))));
  const [index] = opened as [CourseIndex];

  const titles = catalog.filter((_, number) => number % Math.ceil(size / 40) === 0).map(({ card }) => card.title);
  const measured = queriesFor(titles).map((query) => {
    const search = () => searchCourses(index, { ...query, limit: 9, after: 0 });
    measure(search, warmUps);
    return measure(search, runs);
  });
  return {
    courses: size,
    p50: percentiles(measured, 0.5),
    p95: percentiles(measured, 0.95),
    opening,
    bytes: gzipSync(stored).length,
  };
};
