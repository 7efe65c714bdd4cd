import type { SearchableCourse } from '#contract/rules/course-search.ts';
import { durationBuckets, levels } from '#contract/schemas/course.ts';

const prefixes =
  'ba be co da de di fo ga ge ha in ka la li ma me mo na ne no pa per po pro ra re ro sa se si so sta ta te ti to tra un va ve vi'.split(
    ' ',
  );
/** As many as the 32 bits of a number and more. */
export const sampleTopics = Array.from({ length: 40 }, (_, number) => `topic-${number}`);

const suffixes = 'l n r s t ck ng nd st te ve ly er al ic on or um us ty'.split(' ');

/** Returns a seeded generator of numbers below 1 (mulberry32). */
const repeatableNumbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/** Pronounceable invented words, the most common first and shortest. */
const vocabularyOf = (size: number, random: () => number): string[] => {
  const words = new Set<string>();
  const part = (parts: readonly string[]) => parts[Math.floor(random() * parts.length)] ?? '';
  while (words.size < size) {
    const syllables = 1 + Math.floor(random() * (words.size < 200 ? 2 : 3));
    words.add(Array.from({ length: syllables }, () => part(prefixes)).join('') + part(suffixes));
  }
  return [...words];
};

/** Lectures of a course, and words of a lecture: in a larger catalog, no more than the index keeps of each. */
const lectureCount = 12;
const wordsOfLecture = (courses: number): number => Math.min(400, Math.max(12, Math.floor(560_000 / courses)));

/**
 * Generates a catalog of invented courses, identical in every run, with texts of realistic length. Word frequencies are
 * those of natural text: the n-th of 6,000 words occurs about 1/n as often as the first (Zipf's law).
 */
export const sampleCatalog = (size: number, lectureWords = wordsOfLecture(size)): SearchableCourse[] => {
  const random = repeatableNumbers(size);
  const vocabulary = vocabularyOf(6_000, random);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const word = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? '';
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  return Array.from({ length: size }, (_, number) => ({
    card: {
      id: `course-${number}`,
      title: words(4),
      promise: words(14),
      instructor: words(2),
      level: pick(levels),
      topics: [...new Set([pick(sampleTopics), pick(sampleTopics)])],
      duration: 600 * (1 + Math.floor(random() * 20 * durationBuckets.length)),
      lectureCount,
      sectionCount: 4,
      price: random() < 0.3 ? 0 : 49,
      currency: 'USD',
      kind: 'standard',
      hasCertificate: true,
      hasNotebook: false,
      updatedAt: new Date(Date.UTC(2026, Math.floor(random() * 10), 1 + Math.floor(random() * 28))).toISOString(),
      ...(number < 6 && { featured: number + 1 }),
    },
    skills: [words(2), words(2), words(1)],
    aliases: [words(2)],
    sections: Array.from({ length: 4 }, () => words(3)),
    outcomes: Array.from({ length: 5 }, () => words(8)),
    audience: [words(8), words(8)],
    description: words(120),
    lectures: Array.from({ length: lectureCount }, (_, lectureIndex) => {
      const lines = Array.from({ length: 4 }, (): [string] => [`${words(Math.ceil(lectureWords / 4))}.`]);
      return {
        ...{
          id: `lecture-${lectureIndex}`,
          title: words(3),
          sectionIndex: 0,
          lectureIndex,
          isPreview: lectureIndex === 0,
        },
        ...{ aliases: [], headings: [words(2)], lines, publicLines: number % 3 === 0 ? lines : [] },
      };
    }),
  }));
};
