import type { WordVectors } from './word-vectors.ts';

/** Cosine similarity from which a different word counts for a term of the question, and how much it counts at most. */
const minSimilarity = 0.3;
const otherWordFactor = 0.6;
/** How much a term counts that only the title or heading above has; terms without a vector, such as names, count fully. */
const namedFactor = 0.5;
/** Maximum weight of a term by rarity, and weight of one that no text contains. */
const maxTermWeight = 5;
const unseenWeight = 3;

/** A text with the terms of its sentences, and of the title and heading above it. */
export interface SentenceText {
  named: readonly string[];
  sentences: readonly (readonly string[])[];
}

/** Returns the highest of the shares at some positions. */
const most = (shares: Float32Array, positions: Int32Array): number =>
  positions.reduce((highest, position) => Math.max(highest, shares[position] ?? 0), 0);

const lengthOf = (vector: Int8Array): number => Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));

/** Maximum number of cached terms: those of one question, which is compared several times. */
const maxKeptTerms = 48;

/** Scores sentences by the terms of a question and, lower, by similar words. */
export interface SentenceMatcher {
  /** Returns for each text what share of the question its best two neighboring sentences cover, from 0 to 1. */
  match(terms: readonly string[]): Float32Array;
  /** Returns a function that returns how much a term of the texts counts for a term of the question, from 0 to 1. */
  similarityTo(term: string): (other: string) => number;
}

export const createSentenceMatcher = (
  texts: readonly SentenceText[],
  vectors: WordVectors,
  weightOf: (term: string) => number,
): SentenceMatcher => {
  const positions = new Map<string, number>();
  const positionOf = (term: string): number => {
    const position = positions.get(term) ?? positions.size;
    positions.set(term, position);
    return position;
  };
  const positionsOf = (terms: readonly string[]): Int32Array => Int32Array.from(new Set(terms.map(positionOf)));
  const windows = texts.flatMap(({ named, sentences }, text) => {
    const above = positionsOf(named);
    return sentences.map((sentence, index) => ({
      ...{ text, above },
      terms: positionsOf([...sentence, ...(sentences[index + 1] ?? [])]),
    }));
  });
  const known = [...positions.keys()].map((term) => {
    const vector = vectors.vectorOf(term);
    return vector && { vector, length: lengthOf(vector) };
  });

  /** Returns the cosine similarity of a vector to that of each known term; 0 for terms without a vector. */
  const cosinesOf = (vector: Int8Array): Float32Array => {
    const length = lengthOf(vector);
    return Float32Array.from(known, (other) => {
      if (!other) return 0;
      let product = 0;
      for (let at = 0; at < vector.length; at++) product += (vector[at] ?? 0) * (other.vector[at] ?? 0);
      return product / (length * other.length || 1);
    });
  };

  const kept = new Map<string, Float32Array | undefined>();

  /** Returns how much each known term counts for a term of the question; undefined for unknown terms without a vector. */
  const createShares = (term: string): Float32Array | undefined => {
    const [position, vector] = [positions.get(term), vectors.vectorOf(term)];
    if (position === undefined && !vector) return undefined;
    const shares = vector
      ? cosinesOf(vector).map((cosine) =>
          Math.max(0, (otherWordFactor * (cosine - minSimilarity)) / (1 - minSimilarity)),
        )
      : new Float32Array(known.length);
    if (position !== undefined) shares[position] = 1;
    return shares;
  };

  /** Returns the same, cached. */
  const sharesOf = (term: string): Float32Array | undefined => {
    if (kept.has(term)) return kept.get(term);
    if (kept.size >= maxKeptTerms) kept.clear();
    const shares = createShares(term);
    kept.set(term, shares);
    return shares;
  };

  const similarityTo: SentenceMatcher['similarityTo'] = (term) => {
    const shares = sharesOf(term);
    return (other) => shares?.[positions.get(other) ?? -1] ?? 0;
  };

  const match: SentenceMatcher['match'] = (terms) => {
    const asked = terms.flatMap((term) => {
      const shares = sharesOf(term);
      const rarity = positions.has(term) ? Math.min(maxTermWeight, weightOf(term)) : unseenWeight;
      const named = vectors.vectorOf(term) ? namedFactor : 1;
      return shares ? [{ shares, named, weight: rarity * vectors.weightOf(term) }] : [];
    });
    const total = asked.reduce((sum, { weight }) => sum + weight, 0);
    const best = new Float32Array(texts.length);
    if (total === 0) return best;
    for (const window of windows) {
      let said = 0;
      for (const { shares, named, weight } of asked) {
        said += weight * Math.max(most(shares, window.terms), named * most(shares, window.above));
      }
      best[window.text] = Math.max(best[window.text] ?? 0, said / total);
    }
    return best;
  };

  return { match, similarityTo };
};
