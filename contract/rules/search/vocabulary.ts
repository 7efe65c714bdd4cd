import { compareByBytes, packTexts } from './packed-texts.ts';
import type { IndexColumns } from './stored-index.ts';
import { pairsOf, stemOf, tokenize } from './tokenize.ts';

const countsOf = <Value>(values: readonly Value[]): Map<Value, number> => {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** Terms of a text with how often they occur, and its number of words. */
export interface CountedText {
  counts: Map<number, number>;
  length: number;
}

/** Numbers terms as they come and remembers their written forms. */
export class Vocabulary {
  readonly #terms = new Map<string, number>();
  readonly #termOfWord = new Map<string, number>();

  /** Counts the terms of a text: its words, and pairs of neighboring words that occur at least `minPairs` times. */
  count(text: string, minPairs = 1): CountedText {
    const words = tokenize(text);
    const counts = countsOf(words.map((word) => this.#termOf(word)));
    for (const [pair, count] of countsOf(pairsOf(words))) if (count >= minPairs) counts.set(this.#number(pair), count);
    return { counts, length: words.length };
  }

  #termOf(word: string): number {
    const known = this.#termOfWord.get(word);
    if (known !== undefined) return known;
    const term = this.#number(stemOf(word));
    this.#termOfWord.set(word, term);
    return term;
  }

  #number(stem: string): number {
    const term = this.#terms.get(stem) ?? this.#terms.size;
    this.#terms.set(stem, term);
    return term;
  }

  /** Number of terms so far. */
  get size(): number {
    return this.#terms.size;
  }

  /** Returns whether a word, in any of its forms, is a term. */
  has(word: string): boolean {
    return this.#terms.has(stemOf(word));
  }

  /**
   * Returns all words, and all terms that are used, sorted, with the final number of each: its position among them. A
   * term is used when `isUsed` says so by its present number; those of words always are.
   */
  sorted(isUsed: Uint8Array): {
    finalNumbers: Uint32Array;
    columns: Pick<IndexColumns, 'words' | 'termOfWord' | 'stemStarts' | 'stems'>;
  } {
    for (const term of this.#termOfWord.values()) isUsed[term] = 1;
    const stems = [...this.#terms].flatMap(([stem, term]) => (isUsed[term] ? stem : [])).sort(compareByBytes);
    const finalNumbers = new Uint32Array(this.#terms.size);
    stems.forEach((stem, position) => {
      finalNumbers[this.#terms.get(stem) as number] = position;
    });
    const words = [...this.#termOfWord.keys()].sort();
    const termOfWord = Uint32Array.from(words, (word) => finalNumbers[this.#termOfWord.get(word) as number] as number);
    const { starts, bytes } = packTexts(stems);
    return { finalNumbers, columns: { words, termOfWord, stemStarts: starts, stems: bytes } };
  }
}
