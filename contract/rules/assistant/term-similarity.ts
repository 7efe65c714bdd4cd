import type { WordVectors } from './word-vectors.ts';

/** Cosine similarity above which a different word counts for a term, and the most that it counts. */
const minSimilarity = 0.3;
const otherWordFactor = 0.6;

/** Maximum weight of a term by rarity, and weight of one that no text contains. */
const maxTermWeight = 5;
const unseenWeight = 3;

/** Maximum number of cached terms: enough for one question, which is compared several times. */
const maxKeptTerms = 48;

const lengthOf = (vector: Int8Array): number => Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));

/** Numbers the terms of texts and compares them with other terms. */
export interface TermSimilarity {
  /** Returns the distinct positions of terms; new terms are added until the first comparison. */
  positionsOf(terms: readonly string[]): Int32Array;
  has(term: string): boolean;
  /**
   * Returns how much each numbered term counts for another term, from 0 to 1, by position; undefined for an unknown
   * term without a vector.
   */
  sharesOf(term: string): Float32Array | undefined;
  /** Returns a function that computes how much a term of the texts counts for `term`, from 0 to 1. */
  similarityTo(term: string): (other: string) => number;
}

/** Returns the highest of the shares at some positions. */
export const highestShare = (shares: Float32Array, positions: Int32Array): number =>
  positions.reduce((highest, position) => Math.max(highest, shares[position] ?? 0), 0);

/** Returns a function that weighs a term of a question by its rarity in the texts and its frequency in English. */
export const createTermWeigher =
  ({ has }: TermSimilarity, vectors: WordVectors, weightOf: (term: string) => number) =>
  (term: string): number =>
    (has(term) ? Math.min(maxTermWeight, weightOf(term)) : unseenWeight) * vectors.weightOf(term);

export const createTermSimilarity = (vectors: WordVectors): TermSimilarity => {
  const positions = new Map<string, number>();
  const positionOf = (term: string): number => {
    const position = positions.get(term) ?? positions.size;
    positions.set(term, position);
    return position;
  };
  let known: readonly ({ vector: Int8Array; length: number } | undefined)[] | undefined;
  const knownVectors = () => {
    known ??= [...positions.keys()].map((term) => {
      const vector = vectors.vectorOf(term);
      return vector && { vector, length: lengthOf(vector) };
    });
    return known;
  };

  /** Returns the cosine similarity of a vector to that of each known term; 0 for terms without a vector. */
  const cosinesOf = (vector: Int8Array): Float32Array => {
    const length = lengthOf(vector);
    return Float32Array.from(knownVectors(), (other) => {
      if (!other) return 0;
      let product = 0;
      for (let at = 0; at < vector.length; at++) product += (vector[at] ?? 0) * (other.vector[at] ?? 0);
      return product / (length * other.length || 1);
    });
  };

  const createShares = (term: string): Float32Array | undefined => {
    const [position, vector] = [positions.get(term), vectors.vectorOf(term)];
    if (position === undefined && !vector) return undefined;
    const shares = vector
      ? cosinesOf(vector).map((cosine) =>
          Math.max(0, (otherWordFactor * (cosine - minSimilarity)) / (1 - minSimilarity)),
        )
      : new Float32Array(knownVectors().length);
    if (position !== undefined) shares[position] = 1;
    return shares;
  };

  const kept = new Map<string, Float32Array | undefined>();
  const sharesOf: TermSimilarity['sharesOf'] = (term) => {
    if (kept.has(term)) return kept.get(term);
    if (kept.size >= maxKeptTerms) kept.clear();
    const shares = createShares(term);
    kept.set(term, shares);
    return shares;
  };

  return {
    positionsOf: (terms) => Int32Array.from(new Set(terms.map(positionOf))),
    has: (term) => positions.has(term),
    sharesOf,
    similarityTo: (term) => {
      const shares = sharesOf(term);
      return (other) => shares?.[positions.get(other) ?? -1] ?? 0;
    },
  };
};
