import { createTermWeigher, highestShare, type TermSimilarity } from './term-similarity.ts';
import type { WordVectors } from './word-vectors.ts';

/** Factor of a term that only the title or heading has; terms without a vector, such as names, count fully. */
const namedFactor = 0.5;

/** A text with the terms of its sentences, and of the title and heading above it. */
export interface SentenceText {
  named: readonly string[];
  sentences: readonly (readonly string[])[];
}

/** Scores sentences by the terms of a question and, with less weight, by similar words. */
export interface SentenceMatcher {
  /** Returns for each text what share of the question its best two neighboring sentences cover, from 0 to 1. */
  match(terms: readonly string[]): Float32Array;
}

export const createSentenceMatcher = (
  texts: readonly SentenceText[],
  similarity: TermSimilarity,
  vectors: WordVectors,
  weightOf: (term: string) => number,
): SentenceMatcher => {
  const { positionsOf, sharesOf } = similarity;
  const weigh = createTermWeigher(similarity, vectors, weightOf);
  const windows = texts.flatMap(({ named, sentences }, text) => {
    const above = positionsOf(named);
    return sentences.map((sentence, index) => ({
      ...{ text, above },
      terms: positionsOf([...sentence, ...(sentences[index + 1] ?? [])]),
    }));
  });
  const match: SentenceMatcher['match'] = (terms) => {
    const asked = terms.flatMap((term) => {
      const shares = sharesOf(term);
      const named = vectors.vectorOf(term) ? namedFactor : 1;
      return shares ? [{ shares, named, weight: weigh(term) }] : [];
    });
    const total = asked.reduce((sum, { weight }) => sum + weight, 0);
    const best = new Float32Array(texts.length);
    if (total === 0) return best;
    for (const window of windows) {
      let said = 0;
      for (const { shares, named, weight } of asked) {
        said += weight * Math.max(highestShare(shares, window.terms), named * highestShare(shares, window.above));
      }
      best[window.text] = Math.max(best[window.text] ?? 0, said / total);
    }
    return best;
  };

  return { match };
};
