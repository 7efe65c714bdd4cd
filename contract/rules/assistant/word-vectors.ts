/** Word vectors: words used in similar contexts have similar vectors (decision record 0077). */
export interface WordVectors {
  dimensions: number;
  /** Returns the quantized vector of a term; undefined for one without. */
  vectorOf(term: string): Int8Array | undefined;
  /** Returns the weight of a term: near 0 for the most frequent words, near 1 for rare ones. */
  weightOf(term: string): number;
}

/** Offset of a rank, which makes the first ranks differ less, and the frequency at which a term has half the weight. */
const frequencyOffset = 10;
const frequencyHalf = 0.01;

/**
 * Parses word vectors: the length of the terms in bytes and the dimensions as little-endian uint32, the terms separated
 * by spaces in order of frequency, then the vectors as int8.
 * @throws Error when the length does not match
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

/** Unit vector of a text: the weighted sum of its terms' vectors; all zeros when no term has one. */
export type TextVector = Float32Array;

/** Computes the vector of a text from its terms, repetitions included; `weightOf` returns a term's weight by rarity. */
export const textVectorOf = (
  vectors: WordVectors,
  terms: Iterable<string>,
  weightOf: (term: string) => number,
): TextVector => {
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

/** Returns the cosine similarity of two texts, at least 0; 0 when no term of one has a vector. */
export const similarity = (one: TextVector, other: TextVector): number => {
  let product = 0;
  for (let at = 0; at < one.length; at++) product += (one[at] ?? 0) * (other[at] ?? 0);
  return Math.max(0, product);
};
