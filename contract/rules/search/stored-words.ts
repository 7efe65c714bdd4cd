import { wordsOf } from './words.ts';

/**
 * What a course is found by, and how much a word counts in each place. A word in the title outweighs the same word in
 * all other places together: 24 × 1/1.5 is more than their sum.
 */
const weights = { title: 24, topics: 3, skills: 3, promise: 2, instructor: 2, outline: 1.5, description: 1 } as const;

export type SearchTexts = Record<keyof typeof weights, string>;

/** All words of all courses, sorted by code unit, each with the courses it stands in. */
export interface StoredWords {
  words: string[];
  /** Per word: course numbers and scores in turns. A course number is its position in the list of courses. */
  places: number[][];
}

const fields = Object.keys(weights) as (keyof typeof weights)[];

/** A second occurrence in the same text adds less than the first, a third less than that. */
const saturated = (count: number): number => count / (count + 0.5);

/** Score of every word of one course, before how rare the word is. */
const scoresOf = (texts: SearchTexts): Map<string, number> => {
  const scores = new Map<string, number>();
  for (const field of fields) {
    const counts = new Map<string, number>();
    for (const word of wordsOf(texts[field])) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) scores.set(word, (scores.get(word) ?? 0) + weights[field] * saturated(count));
  }
  return scores;
};

/** Indexes the texts of courses in the order of their numbers. Rare words count more than common ones (as in BM25). */
export const storeWords = (courses: readonly SearchTexts[]): StoredWords => {
  const found = new Map<string, number[]>();
  courses.forEach((texts, number) => {
    for (const [word, score] of scoresOf(texts)) {
      const places = found.get(word) ?? [];
      if (places.length === 0) found.set(word, places);
      places.push(number, score);
    }
  });
  const words = [...found.keys()].sort();
  const places = words.map((word) => {
    const list = found.get(word) ?? [];
    const courseCount = list.length / 2;
    const rarity = Math.log(1 + (courses.length - courseCount + 0.5) / (courseCount + 0.5));
    return list.map((value, index) => (index % 2 === 0 ? value : Math.max(1, Math.round(value * rarity * 10))));
  });
  return { words, places };
};
