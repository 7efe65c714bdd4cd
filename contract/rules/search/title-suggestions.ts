import { foldText } from './tokenize.ts';

/** Minimum similarity of a suggestion. */
const minSimilarity = 0.35;

/** Returns two neighboring characters as a number. */
const bigramAt = (text: string, at: number): number => text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1);

/** Returns the bigrams of a folded text between two spaces, each once. */
const bigramsOf = (text: string): number[] => {
  const plain = ` ${text} `;
  return [...new Set(Array.from({ length: plain.length - 1 }, (_, at) => bigramAt(plain, at)))];
};

/**
 * Returns indexes of the titles most similar to a text, best first, by the share of common bigrams (Sørensen–Dice).
 * Compares with every title, so it does not build a set for each.
 */
export const suggestTitles = (titles: readonly string[], text: string, limit: number): number[] => {
  /** The title in which each bigram of the text was found last. */
  const foundIn = new Map(bigramsOf(foldText(text)).map((bigram) => [bigram, -1]));
  const similar: { position: number; similarity: number }[] = [];
  titles.forEach((title, position) => {
    const size = foundIn.size + title.length + 1;
    // A text of a very different length cannot be similar.
    if (2 * Math.min(foundIn.size, title.length + 1) < minSimilarity * size) return;
    const plain = ` ${foldText(title)} `;
    let shared = 0;
    for (let at = 0; at < plain.length - 1; at++) {
      const bigram = bigramAt(plain, at);
      const last = foundIn.get(bigram);
      if (last === undefined || last === position) continue;
      foundIn.set(bigram, position);
      shared += 1;
    }
    const similarity = (2 * shared) / size;
    if (similarity >= minSimilarity) similar.push({ position, similarity });
  });
  return similar
    .sort((a, b) => b.similarity - a.similarity || a.position - b.position)
    .slice(0, limit)
    .map(({ position }) => position);
};
