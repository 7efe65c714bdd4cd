/** What words mean, as directions: words that are used alike point the same way (decision record 0077). */
export interface WordVectors {
  dimensions: number;
  /** Returns the direction of a term, in steps of equal size; undefined for one that is not listed. */
  vectorOf(term: string): Int8Array | undefined;
  /** Returns how much a term tells, from 0 for the most frequent word to 1. */
  weightOf(term: string): number;
}

/** How many words are more frequent than a term of no weight, and the frequency at which a term has half of it. */
const frequencyOffset = 10;
const frequencyHalf = 0.01;

/**
 * Reads word vectors: two lengths of four bytes, that of the terms in bytes and that of a vector; the terms, most
 * frequent first, separated by spaces; a byte with a sign for each number. Throws for anything else.
 */
export const parseWordVectors = (bytes: Uint8Array): WordVectors => {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [textLength, dimensions] = [header.getUint32(0, true), header.getUint32(4, true)];
  const start = 8 + textLength;
  const terms = new TextDecoder().decode(bytes.subarray(8, start)).split(' ');
  if (bytes.byteLength !== start + terms.length * dimensions)
    throw new Error(
      `Word vectors of ${bytes.byteLength} bytes do not hold ${terms.length} times ${dimensions} numbers.`,
    );
  const positions = new Map(terms.map((term, position) => [term, position]));
  return {
    dimensions,
    vectorOf: (term) => {
      const position = positions.get(term);
      if (position === undefined) return undefined;
      return new Int8Array(bytes.buffer, bytes.byteOffset + start + position * dimensions, dimensions);
    },
    weightOf: (term) => {
      // The frequency of a word falls with its rank (Zipf's law).
      const frequency = 1 / ((positions.get(term) ?? terms.length) + frequencyOffset);
      return frequencyHalf / (frequencyHalf + frequency);
    },
  };
};

/** The meaning of a text: the sum of its terms' directions, weighted, of length 1; all zeros when nothing is known. */
export type Meaning = Float32Array;

/** Sums up what terms mean, each as often as it occurs; `weightOf` says how much a term tells about its text. */
export const meaningOf = (
  vectors: WordVectors,
  terms: Iterable<string>,
  weightOf: (term: string) => number,
): Meaning => {
  const sum = new Float32Array(vectors.dimensions);
  for (const term of terms) {
    const vector = vectors.vectorOf(term);
    if (!vector) continue;
    const weight = weightOf(term) * vectors.weightOf(term);
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
  }
  const length = Math.hypot(...sum);
  return length === 0 ? sum : sum.map((value) => value / length);
};

/** Returns how alike two meanings are: 1 for the same, 0 for unrelated ones or unknown words, never less. */
export const likeness = (one: Meaning, other: Meaning): number => {
  let product = 0;
  for (let at = 0; at < one.length; at++) product += (one[at] ?? 0) * (other[at] ?? 0);
  return Math.max(0, product);
};
