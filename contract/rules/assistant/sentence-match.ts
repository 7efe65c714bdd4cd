import type { WordVectors } from './word-vectors.ts';

/** Likeness from which another word says something like one that is asked for, and how much it counts at most. */
const minLikeness = 0.3;
const otherWordFactor = 0.6;
/** Highest weight of a term by rarity, and weight of one that no text contains. */
const maxTermWeight = 5;
const unseenWeight = 3;

/** A text with the terms of its sentences, and of the title and heading above it. */
export interface SentenceText {
  named: readonly string[];
  sentences: readonly (readonly string[])[];
}

/** Returns the products of a vector with each of the others, as cosines. */
const cosines = (vector: Int8Array, others: readonly (Int8Array | undefined)[]): number[] => {
  const lengthOf = (one: Int8Array): number => Math.hypot(...one);
  const length = lengthOf(vector);
  return others.map((other) => {
    if (!other) return 0;
    let product = 0;
    for (let at = 0; at < vector.length; at++) product += (vector[at] ?? 0) * (other[at] ?? 0);
    return product / (length * lengthOf(other) || 1);
  });
};

/**
 * Returns a function that says, for each text, how much of a question its best two neighboring sentences say, from 0 to
 * 1: in the question's words, or less so in words that are used alike.
 */
export const createSentenceMatcher = (
  texts: readonly SentenceText[],
  vectors: WordVectors,
  weightOf: (term: string) => number,
) => {
  const positions = new Map<string, number>();
  const positionOf = (term: string): number => {
    const position = positions.get(term) ?? positions.size;
    positions.set(term, position);
    return position;
  };
  const windows = texts.flatMap(({ named, sentences }, text) =>
    sentences.map((sentence, index) => {
      const terms = [...sentence, ...(sentences[index + 1] ?? []), ...named];
      return { text, terms: Int32Array.from(new Set(terms.map(positionOf))) };
    }),
  );
  const known = [...positions.keys()].map((term) => vectors.vectorOf(term));

  /** Returns how much each known term says of the one that is asked for; undefined for one without a meaning. */
  const sharesOf = (term: string): Float32Array | undefined => {
    const [position, vector] = [positions.get(term), vectors.vectorOf(term)];
    if (position === undefined && !vector) return undefined;
    const shares = vector
      ? Float32Array.from(cosines(vector, known), (cosine) =>
          Math.max(0, (otherWordFactor * (cosine - minLikeness)) / (1 - minLikeness)),
        )
      : new Float32Array(known.length);
    if (position !== undefined) shares[position] = 1;
    return shares;
  };

  return (terms: readonly string[]): Float32Array => {
    const asked = terms.flatMap((term) => {
      const shares = sharesOf(term);
      const rarity = positions.has(term) ? Math.min(maxTermWeight, weightOf(term)) : unseenWeight;
      return shares ? [{ shares, weight: rarity * vectors.weightOf(term) }] : [];
    });
    const total = asked.reduce((sum, { weight }) => sum + weight, 0);
    const best = new Float32Array(texts.length);
    if (total === 0) return best;
    for (const window of windows) {
      let said = 0;
      for (const { shares, weight } of asked) {
        let most = 0;
        for (const position of window.terms) most = Math.max(most, shares[position] ?? 0);
        said += most * weight;
      }
      best[window.text] = Math.max(best[window.text] ?? 0, said / total);
    }
    return best;
  };
};
