import { tokenize } from './tokenize.ts';

/**
 * Weight of a word by field. A word in the title outweighs the same word in all other fields together: 24 × 1/1.5 is
 * more than their sum.
 */
const weights = { title: 24, topics: 3, skills: 3, promise: 2, instructor: 2, outline: 1.5, description: 1 } as const;

export type SearchTexts = Record<keyof typeof weights, string>;

/** All words of all courses, sorted by code unit, each with its courses. */
export interface StoredIndex {
  words: string[];
  /** For each word: course numbers and scores, alternating. A course number is its index in the list of courses. */
  postings: number[][];
}

const fields = Object.keys(weights) as (keyof typeof weights)[];

/** Dampens repeated occurrences: each adds less than the one before. */
const saturate = (count: number): number => count / (count + 0.5);

/** Scores every word of one course, before weighting by rarity. */
const scoreWords = (texts: SearchTexts): Map<string, number> => {
  const scores = new Map<string, number>();
  for (const field of fields) {
    const counts = new Map<string, number>();
    for (const word of tokenize(texts[field])) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) scores.set(word, (scores.get(word) ?? 0) + weights[field] * saturate(count));
  }
  return scores;
};

/** Indexes the texts of courses by number. Rare words weigh more than common ones (as in BM25). */
export const buildStoredIndex = (courses: readonly SearchTexts[]): StoredIndex => {
  const postingsByWord = new Map<string, number[]>();
  courses.forEach((texts, courseNumber) => {
    for (const [word, score] of scoreWords(texts)) {
      const postings = postingsByWord.get(word) ?? [];
      if (postings.length === 0) postingsByWord.set(word, postings);
      postings.push(courseNumber, score);
    }
  });
  const words = [...postingsByWord.keys()].sort();
  const postings = words.map((word) => {
    const posting = postingsByWord.get(word) ?? [];
    const courseCount = posting.length / 2;
    const rarity = Math.log(1 + (courses.length - courseCount + 0.5) / (courseCount + 0.5));
    return posting.map((value, index) => (index % 2 === 0 ? value : Math.max(1, Math.round(value * rarity * 10))));
  });
  return { words, postings };
};
