import { randomNumbers } from '#contract/rules/explore/next-token.ts';

/** Words on each side that count as the context of a word. */
const contextWords = 5;
/** Exponent that makes rare contexts count for less (Levy, Goldberg and Dagan, 2015). */
const contextSmoothing = 0.75;

/** Row by row, the columns that are not zero. */
export type SparseMatrix = readonly ReadonlyMap<number, number>[];

/** Splits a text into lowercase words. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

/** Counts how often each word occurs near each other word of the vocabulary, in texts without other words. */
export const countContexts = (texts: readonly string[], vocabulary: readonly string[]): SparseMatrix => {
  const index = new Map(vocabulary.map((word, position) => [word, position]));
  const counts = vocabulary.map(() => new Map<number, number>());
  for (const text of texts) {
    const words = wordsOf(text).flatMap((word) => index.get(word) ?? []);
    for (const [position, word] of words.entries())
      for (const other of words.slice(position + 1, position + 1 + contextWords)) {
        counts[word]?.set(other, (counts[word]?.get(other) ?? 0) + 1);
        counts[other]?.set(word, (counts[other]?.get(word) ?? 0) + 1);
      }
  }
  return counts;
};

const sumOf = (values: Iterable<number>): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
};

/** Computes the positive pointwise mutual information of every pair: how much more often it occurs than by chance. */
export const toPpmi = (counts: SparseMatrix): SparseMatrix => {
  const totals = counts.map((row) => sumOf(row.values()));
  const total = sumOf(totals);
  const smoothed = totals.map((count) => count ** contextSmoothing);
  const smoothedTotal = sumOf(smoothed);
  return counts.map((row, word) => {
    const information = [...row].map(([context, count]): [number, number] => {
      const chance = ((totals[word] ?? 0) / total) * ((smoothed[context] ?? 0) / smoothedTotal);
      return [context, Math.max(0, Math.log(count / total / chance))];
    });
    return new Map(information.filter(([, value]) => value > 0));
  });
};

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

/** Makes columns orthogonal and of length 1 (Gram–Schmidt, twice for precision), first to last. */
const orthonormalize = (columns: number[][]): number[][] => {
  const done: number[][] = [];
  for (const column of columns) {
    let rest = column;
    for (const _ of [1, 2])
      for (const other of done) {
        const share = dot(rest, other);
        rest = rest.map((value, index) => value - share * (other[index] ?? 0));
      }
    const size = Math.sqrt(dot(rest, rest));
    done.push(rest.map((value) => value / size));
  }
  return done;
};

const multiply = (matrix: SparseMatrix, column: readonly number[], isTransposed: boolean): number[] => {
  const result = matrix.map(() => 0);
  for (const [row, cells] of matrix.entries())
    for (const [other, value] of cells) {
      const [to, from] = isTransposed ? [other, row] : [row, other];
      result[to] = (result[to] ?? 0) + value * (column[from] ?? 0);
    }
  return result;
};

/** Computes the largest singular values of a square matrix with their left vectors, by subspace iteration. */
export const largestSingular = (matrix: SparseMatrix, count: number, rounds = 30) => {
  const next = randomNumbers(1);
  let columns = Array.from({ length: count + 8 }, () => matrix.map(() => next() - 0.5));
  for (let round = 0; round < rounds; round += 1)
    columns = orthonormalize(columns.map((column) => multiply(matrix, multiply(matrix, column, true), false)));
  return columns.slice(0, count).map((vector) => {
    const image = multiply(matrix, vector, true);
    return { vector, value: Math.sqrt(dot(image, image)) };
  });
};

/** Words that occur less often have too few contexts. */
const minOccurrences = 6;
/** The most frequent words say little about the topic of a text. */
const ignoredWords = 150;
const dimensions = 16;
/** Vectors are stored as whole numbers: this is the length of each. */
const storedLength = 100;

/** Returns the words that occur often enough, most frequent first, without the most frequent ones. */
const vocabularyOf = (texts: readonly string[]): string[] => {
  const occurrences = new Map<string, number>();
  for (const word of texts.flatMap(wordsOf)) occurrences.set(word, (occurrences.get(word) ?? 0) + 1);
  return [...occurrences]
    .filter(([word, count]) => count >= minOccurrences && word.length > 1)
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(ignoredWords)
    .map(([word]) => word);
};

/**
 * Computes vectors of words from the words around them: the largest singular vectors of their positive pointwise mutual
 * information, each weighted by the root of its singular value. The first one is left out; it only says how frequent a
 * word is. @throws Error for a word that is not in the vocabulary.
 */
export const wordVectors = (texts: readonly string[], words: readonly string[]): Map<string, number[]> => {
  const vocabulary = vocabularyOf(texts);
  const singular = largestSingular(toPpmi(countContexts(texts, vocabulary)), dimensions + 1).slice(1);
  return new Map(
    words.map((word) => {
      const index = vocabulary.indexOf(word);
      if (index < 0) throw new Error(`"${word}" is too rare, or too frequent, in the texts.`);
      const vector = singular.map(({ vector: values, value }) => (values[index] ?? 0) * Math.sqrt(value));
      const length = Math.sqrt(dot(vector, vector));
      return [word, vector.map((value) => Math.round((storedLength * value) / length))];
    }),
  );
};
