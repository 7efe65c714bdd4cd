import type { PassageLine } from '#contract/passages.ts';
import { createLectureEntries, type LectureEntry } from './build-lectures.ts';
import { packTexts, startsOf } from './packed-texts.ts';
import { rarityOf } from './rarity.ts';
import { type IndexColumns, lectureOnly, notSpoken, packLecture, type StoredLecture } from './stored-index.ts';
import { TermCounter } from './term-counter.ts';
import { Vocabulary } from './vocabulary.ts';
import { packWordSet } from './word-set.ts';

/** A lecture with its searchable texts. */
export interface SearchableLecture extends StoredLecture {
  aliases: readonly string[];
  headings: readonly string[];
  /** The whole text; matched, but never shown. */
  lines: readonly PassageLine[];
  /** The lines that anyone may read; results show only these. */
  publicLines: readonly PassageLine[];
}

/**
 * Weight and length normalization of each field (BM25F), and minimum occurrences of two neighboring words in it to be
 * indexed as a term.
 */
const fields = {
  title: { weight: 24, b: 0.3, minPairs: 1 },
  aliases: { weight: 3, b: 0, minPairs: 1 },
  skills: { weight: 4, b: 0.3, minPairs: 1 },
  topics: { weight: 1.5, b: 0, minPairs: 1 },
  instructor: { weight: 6, b: 0, minPairs: 1 },
  promise: { weight: 2.25, b: 0.3, minPairs: 2 },
  sections: { weight: 3.5, b: 0.3, minPairs: 1 },
  outcomes: { weight: 1, b: 0.4, minPairs: 2 },
  audience: { weight: 1, b: 0.4, minPairs: 2 },
  description: { weight: 1.25, b: 0.5, minPairs: 2 },
  facts: { weight: 4, b: 0, minPairs: 2 },
} as const;

type Field = keyof typeof fields;
export type SearchTexts = Record<Field, string> & { lectures: readonly SearchableLecture[] };

/** Weight of the lecture with the highest strength for a term. */
const lectureWeight = 5;
/** Saturation of repeated occurrences (BM25's k1). */
const k1 = 8;
/** Scale of stored scores; the highest is below `lectureOnly`. */
const scoreScale = 2_000;

const fieldNames = Object.keys(fields) as Field[];

/** Terms of a course with their frequencies, as two columns. */
interface CourseTerms {
  terms: Uint32Array;
  /** Weighted frequency in the fields and in the best lecture; negative when only lectures contain the term. */
  frequencies: Float32Array;
}

const meanLengths = (courses: readonly SearchTexts[], vocabulary: Vocabulary): Record<Field, number> => {
  const means = fieldNames.map((field) => {
    const total = courses.reduce((sum, texts) => sum + vocabulary.lengthOf(texts[field]), 0);
    return [field, Math.max(1, total / Math.max(1, courses.length))];
  });
  return Object.fromEntries(means);
};

/** Returns a function that computes the terms of a course. */
const createCourseTerms = (means: Record<Field, number>, vocabulary: Vocabulary) => {
  const [frequencies, field] = [new TermCounter(), new TermCounter()];
  return (texts: SearchTexts, entries: readonly LectureEntry[]): CourseTerms => {
    for (const name of fieldNames) {
      const { weight, b, minPairs } = fields[name];
      const length = vocabulary.count(texts[name], minPairs, (term, count) => field.add(term, count));
      const norm = 1 - b + b * (length / means[name]);
      const { terms, sums } = field.take();
      terms.forEach((term, at) => {
        frequencies.add(term, (weight * (sums[at] as number)) / norm);
      });
    }
    const strengths = new Map<number, number>();
    for (const entry of entries)
      entry.terms.forEach((term, at) => {
        strengths.set(term, Math.max(strengths.get(term) ?? 0, (entry.strengths[at] as number) / 255));
      });
    const own = new Set<number>();
    for (const [term, strength] of strengths) {
      if (frequencies.sumOf(term) === 0) own.add(term);
      frequencies.add(term, lectureWeight * strength);
    }
    const { terms, sums } = frequencies.take();
    return { terms, frequencies: sums.map((sum, at) => (own.has(terms[at] as number) ? -sum : sum)) };
  };
};

/** Computes the postings of all terms. */
const buildPostings = (
  courses: readonly CourseTerms[],
  finalNumbers: Uint32Array,
  termCount: number,
): Pick<IndexColumns, 'postingStarts' | 'postingCourses' | 'postingScores'> => {
  const counts = new Uint32Array(termCount);
  for (const { terms } of courses)
    for (const term of terms) {
      const number = finalNumbers[term] as number;
      counts[number] = (counts[number] as number) + 1;
    }
  const postingStarts = startsOf(counts);
  const next = postingStarts.slice();
  const postingCourses = new Uint32Array(postingStarts[termCount] as number);
  const postingScores = new Uint16Array(postingCourses.length);
  courses.forEach(({ terms, frequencies }, course) => {
    terms.forEach((term, position) => {
      const number = finalNumbers[term] as number;
      const frequency = Math.abs(frequencies[position] as number);
      const score = rarityOf(counts[number] as number, courses.length) * (frequency / (k1 + frequency)) * scoreScale;
      const stored = Math.min(lectureOnly - 1, Math.max(1, Math.round(score)));
      const at = next[number] as number;
      next[number] = at + 1;
      postingCourses[at] = course;
      postingScores[at] = (frequencies[position] as number) < 0 ? stored | lectureOnly : stored;
    });
  });
  return { postingStarts, postingCourses, postingScores };
};

/** Factors of an entry's sort key: more than the lectures of a course, and more than the terms of a lecture. */
const lectureFactor = 2 ** 16;
const positionFactor = 2 ** 9;

/** Groups the entries of lectures by course and term. */
const entryColumns = (courses: readonly (readonly LectureEntry[])[], finalNumbers: Uint32Array, termCount: number) => {
  const entryStarts = startsOf(courses.map((entries) => entries.reduce((sum, { terms }) => sum + terms.length, 0)));
  const size = entryStarts[courses.length] as number;
  const columns = {
    entryTerms: new Uint32Array(size),
    entryLectures: new Uint16Array(size),
    entryStrengths: new Uint8Array(size),
    entryLines: new Uint8Array(size),
  };
  const lectureCounts = new Uint32Array(termCount);
  let at = 0;
  for (const [course, entries] of courses.entries()) {
    const keys = new Float64Array((entryStarts[course + 1] as number) - at);
    let filled = 0;
    entries.forEach(({ terms }, lecture) => {
      terms.forEach((term, position) => {
        keys[filled] = ((finalNumbers[term] as number) * lectureFactor + lecture) * positionFactor + position;
        filled += 1;
      });
    });
    for (const key of keys.sort()) {
      const [position, rest] = [key % positionFactor, Math.floor(key / positionFactor)];
      const [lecture, number] = [rest % lectureFactor, Math.floor(rest / lectureFactor)];
      const { strengths, lines } = entries[lecture] as LectureEntry;
      columns.entryTerms[at] = number;
      columns.entryLectures[at] = lecture;
      columns.entryStrengths[at] = strengths[position] as number;
      columns.entryLines[at] = lines[position] as number;
      lectureCounts[number] = (lectureCounts[number] as number) + 1;
      at += 1;
    }
  }
  return { entryStarts, ...columns, lectureCounts };
};

const textColumns = (entries: readonly LectureEntry[]) => {
  const lectures = packTexts(entries.map(({ lecture }) => packLecture(lecture)));
  const publicLines = entries.flatMap((entry) => entry.publicLines);
  const lines = packTexts(publicLines.map(([text]) => text));
  return {
    lectureTextStarts: lectures.starts,
    lectureTexts: lectures.bytes,
    lineStarts: startsOf(entries.map((entry) => entry.publicLines.length)),
    lineSeconds: Uint32Array.from(publicLines, ([, seconds]) => seconds ?? notSpoken),
    lineTextStarts: lines.starts,
    lineTexts: lines.bytes,
  };
};

/** Builds the index over courses in their default order. Searches do not correct `englishWords`. */
export const buildIndex = (courses: readonly SearchTexts[], englishWords: readonly string[]): IndexColumns => {
  const vocabulary = new Vocabulary();
  const means = meanLengths(courses, vocabulary);
  const entryOf = createLectureEntries(
    courses.flatMap(({ lectures }) => lectures),
    vocabulary,
  );
  const entries = courses.map(({ lectures }) => lectures.map(entryOf));
  const courseTerms = createCourseTerms(means, vocabulary);
  const terms = courses.map((texts, course) => courseTerms(texts, entries[course] ?? []));
  const isUsed = new Uint8Array(vocabulary.size);
  for (const course of terms) for (const term of course.terms) isUsed[term] = 1;
  const { finalNumbers, columns } = vocabulary.sorted(isUsed);
  return {
    ...columns,
    englishWords: packWordSet(englishWords.filter((word) => !vocabulary.has(word))),
    ...buildPostings(terms, finalNumbers, columns.stemStarts.length - 1),
    lectureStarts: startsOf(entries.map(({ length }) => length)),
    ...entryColumns(entries, finalNumbers, columns.stemStarts.length - 1),
    ...textColumns(entries.flat()),
  };
};
