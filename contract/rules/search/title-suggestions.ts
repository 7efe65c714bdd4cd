import { foldText } from './tokenize.ts';

/** Returns the letter bigrams of a text. */
const bigramsOf = (text: string): Set<string> => {
  const plain = ` ${foldText(text)} `;
  return new Set(Array.from({ length: plain.length - 1 }, (_, at) => plain.slice(at, at + 2)));
};

/** Returns the share of common bigrams, 0 to 1 (Sørensen–Dice). */
const similarity = (one: Set<string>, other: Set<string>): number => {
  let shared = 0;
  for (const bigram of one) if (other.has(bigram)) shared += 1;
  return (2 * shared) / (one.size + other.size);
};

/** Minimum similarity of a suggestion. */
const minSimilarity = 0.35;

/** Returns indexes of the titles most similar to a text, best first. */
export const suggestTitles = (titles: readonly string[], text: string, limit: number): number[] => {
  const bigrams = bigramsOf(text);
  return titles
    .map((title, position) => ({ position, likeness: similarity(bigrams, bigramsOf(title)) }))
    .filter(({ likeness: similarity }) => similarity >= minSimilarity)
    .sort((a, b) => b.likeness - a.likeness || a.position - b.position)
    .slice(0, limit)
    .map(({ position }) => position);
};
