import { compareByBytes, packTexts } from './packed-texts.ts';
import type { IndexColumns } from './stored-index.ts';
import { indexableParts, stemOf, writtenWords } from './tokenize.ts';

/** Receives a term of a text and its number of occurrences; may be called several times for a term. */
export type CountTerm = (term: number, count: number) => void;

/** Factor of the first term in the key of a pair: more than any term, and small enough for keys to be exact. */
const pairFactor = 2 ** 26;

/** Numbers terms in order of appearance and records their written forms. */
export class Vocabulary {
  readonly #stems: string[] = [];
  readonly #termOfStem = new Map<string, number>();
  readonly #termOfWord = new Map<string, number>();
  readonly #termsOfWrittenWord = new Map<string, readonly number[]>();
  /** Terms of pairs, by key. */
  readonly #termOfPair = new Map<number, number>();

  /**
   * Counts the terms of a text: its words, and pairs of neighboring words that occur at least `minPairs` times. Returns
   * the number of words.
   */
  count(text: string, minPairs: number, add: CountTerm): number {
    const terms = this.#wordsOf(text);
    for (const term of terms) add(term, 1);
    const keys = this.#pairKeysOf(terms).sort();
    for (let start = 0; start < keys.length; ) {
      const key = keys[start] as number;
      let end = start + 1;
      while (keys[end] === key) end += 1;
      if (end - start >= minPairs) add(this.#termFor(key), end - start);
      start = end;
    }
    return terms.length;
  }

  /** Counts the words of a text, and the pairs that already are terms. Returns the number of words. */
  countKnown(text: string, add: CountTerm): number {
    const terms = this.#wordsOf(text);
    for (const term of terms) add(term, 1);
    for (const key of this.#pairKeysOf(terms)) {
      const pair = this.#termOfPair.get(key);
      if (pair !== undefined) add(pair, 1);
    }
    return terms.length;
  }

  /** Returns the number of words of a text. */
  lengthOf(text: string): number {
    return this.#wordsOf(text).length;
  }

  /** Returns the terms of a text's words, in order. */
  #wordsOf(text: string): number[] {
    const terms: number[] = [];
    for (const written of writtenWords(text)) {
      let own = this.#termsOfWrittenWord.get(written);
      if (!own) {
        own = indexableParts(written).map((word) => this.#termOf(word));
        this.#termsOfWrittenWord.set(written, own);
      }
      for (const term of own) terms.push(term);
    }
    return terms;
  }

  #pairKeysOf(terms: readonly number[]): Float64Array {
    const keys = new Float64Array(Math.max(0, terms.length - 1));
    for (let at = 0; at < keys.length; at++) keys[at] = (terms[at] as number) * pairFactor + (terms[at + 1] as number);
    return keys;
  }

  #termOf(word: string): number {
    const stem = stemOf(word);
    const term = this.#termOfStem.get(stem) ?? this.#add(stem);
    this.#termOfStem.set(stem, term);
    this.#termOfWord.set(word, term);
    return term;
  }

  #termFor(key: number): number {
    const known = this.#termOfPair.get(key);
    if (known !== undefined) return known;
    const [first, second] = [Math.floor(key / pairFactor), key % pairFactor];
    const term = this.#add(`${this.#stems[first]} ${this.#stems[second]}`);
    this.#termOfPair.set(key, term);
    return term;
  }

  #add(stem: string): number {
    return this.#stems.push(stem) - 1;
  }

  /** Number of terms so far. */
  get size(): number {
    return this.#stems.length;
  }

  /** Returns whether a word, in any of its forms, is a term. */
  has(word: string): boolean {
    return this.#termOfStem.has(stemOf(word));
  }

  /**
   * Returns all words and all used terms, sorted, and the final number of each term: its position. The terms of words
   * are always used; others are used if `isUsed` is set at their current number.
   */
  sorted(isUsed: Uint8Array): {
    finalNumbers: Uint32Array;
    columns: Pick<IndexColumns, 'words' | 'termOfWord' | 'stemStarts' | 'stems'>;
  } {
    for (const term of this.#termOfWord.values()) isUsed[term] = 1;
    const stemOfTerm = (term: number) => this.#stems[term] as string;
    const terms = [...this.#stems.keys()]
      .filter((term) => isUsed[term])
      .sort((one, other) => compareByBytes(stemOfTerm(one), stemOfTerm(other)));
    const finalNumbers = new Uint32Array(this.size);
    terms.forEach((term, position) => {
      finalNumbers[term] = position;
    });
    const words = [...this.#termOfWord.keys()].sort();
    const termOfWord = Uint32Array.from(words, (word) => finalNumbers[this.#termOfWord.get(word) as number] as number);
    const { starts, bytes } = packTexts(terms.map(stemOfTerm));
    return { finalNumbers, columns: { words, termOfWord, stemStarts: starts, stems: bytes } };
  }
}
