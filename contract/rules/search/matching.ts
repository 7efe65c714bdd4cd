import { fuzzyMatches, prefixRange } from './fuzzy-words.ts';
import type { StoredIndex } from './stored-index.ts';
import { tokenize } from './tokenize.ts';

/** The index in typed arrays, which search several times faster than nested arrays. */
export interface InvertedIndex {
  courseCount: number;
  words: string[];
  /** Start of each word's postings; those of word `w` end where those of `w + 1` start. */
  starts: Uint32Array;
  courses: Uint32Array;
  scores: Uint16Array;
}

/** Maximum words of a query that are used. */
const maxQueryWords = 12;
/** Minimum length at which one typing error is tolerated, or two when nothing else matches. */
const minFuzzyLength = 4;
const minTwoErrorLength = 8;
/** Weight of a word that matches by prefix or with one typing error. */
const prefixFactor = 0.6;
const fuzzyFactor = 0.3;

/** Loads a stored index. */
export const openIndex = ({ words, postings }: StoredIndex, courseCount: number): InvertedIndex => {
  const starts = new Uint32Array(words.length + 1);
  postings.forEach((posting, word) => {
    starts[word + 1] = (starts[word] as number) + posting.length / 2;
  });
  const courses = new Uint32Array(starts[words.length] as number);
  const scores = new Uint16Array(courses.length);
  let at = 0;
  for (const posting of postings)
    for (let index = 0; index < posting.length; index += 2) {
      courses[at] = posting[index] as number;
      scores[at++] = Math.min(65_535, posting[index + 1] as number);
    }
  return { courseCount, words, starts, courses, scores };
};

/** Computes each course's best score for one query word, into `best`; 0 for no match. */
const scoreWord = (index: InvertedIndex, word: string, errors: 1 | 2, best: Float32Array): void => {
  const add = (position: number, factor: number) => {
    const end = index.starts[position + 1] as number;
    for (let at = index.starts[position] as number; at < end; at++) {
      const course = index.courses[at] as number;
      const score = (index.scores[at] as number) * factor;
      if (score > (best[course] as number)) best[course] = score;
    }
  };
  const [from, to] = word.length > 1 ? prefixRange(index.words, word) : exactRange(index.words, word);
  for (let position = from; position < to; position++) add(position, index.words[position] === word ? 1 : prefixFactor);
  if (word.length < minFuzzyLength || (errors === 2 && word.length < minTwoErrorLength)) return;
  for (const position of fuzzyMatches(index.words, word, errors))
    if (position < from || position >= to) add(position, fuzzyFactor);
};

/** A single letter matches exactly, because as a prefix it would match a large part of the dictionary. */
const exactRange = (words: readonly string[], word: string): [number, number] => {
  const [from, to] = prefixRange(words, word);
  return [from, words[from] === word ? from + 1 : Math.min(from, to)];
};

interface Matches {
  /** For each course: the sum of scores, and how many query words match. */
  scores: Float32Array;
  hits: Uint8Array;
}

const scoreAll = (index: InvertedIndex, words: readonly string[], errors: 1 | 2): Matches => {
  const scores = new Float32Array(index.courseCount);
  const hits = new Uint8Array(index.courseCount);
  const best = new Float32Array(index.courseCount);
  for (const word of words) {
    best.fill(0);
    scoreWord(index, word, errors, best);
    for (let course = 0; course < best.length; course++)
      if ((best[course] as number) > 0) {
        scores[course] = (scores[course] as number) + (best[course] as number);
        hits[course] = (hits[course] as number) + 1;
      }
  }
  return { scores, hits };
};

/**
 * Returns course numbers that match a query, best first; undefined when it has no words. All words must match. When no
 * course has all, tolerates two typing errors in long words, then matches some of the words.
 */
export const matchingCourses = (index: InvertedIndex, query: string): number[] | undefined => {
  const words = [...new Set(tokenize(query))].slice(0, maxQueryWords);
  if (words.length === 0) return undefined;
  for (const errors of [1, 2] as const) {
    const { scores, hits } = scoreAll(index, words, errors);
    for (const minHits of errors === 1 ? [words.length] : [words.length, 1]) {
      const matches: number[] = [];
      for (let course = 0; course < hits.length; course++)
        if ((hits[course] as number) >= minHits) matches.push(course);
      // Numbers follow the default order, so a stable sort keeps it for equal scores.
      if (matches.length > 0) return matches.sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b);
    }
  }
  return [];
};
