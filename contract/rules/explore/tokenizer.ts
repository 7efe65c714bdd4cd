import { mergesRange } from './limits.ts';
import { mergeList } from './merges.ts';

export { maxText, mergesRange } from './limits.ts';

/** A text, and how many merges the tokenizer has learned. */
export interface TokenizerState {
  text: string;
  merges: number;
}

/** Merges in order, first learned first; a space is part of the word that follows it. */
const merges = mergeList
  .trim()
  .split(/\s+/)
  .map((merge) => {
    const [left = '', right = ''] = merge.replaceAll('_', ' ').split('+');
    return { left, right };
  });
const ranks = new Map(merges.map(({ left, right }, rank) => [`${left}+${right}`, rank]));

export const tokenizerStart: TokenizerState = { text: 'How many r are in strawberry?', merges: mergesRange.max };

/** A merge applied to a word, and the word's pieces after it. */
export interface MergeStep {
  /** Position among all merges, starting at 1. */
  rule: number;
  left: string;
  right: string;
  pieces: string[];
}

const rankOf = (left: string | undefined, right: string | undefined): number =>
  ranks.get(`${left}+${right}`) ?? Number.POSITIVE_INFINITY;

/** Merges the pieces of a word: always the neighboring pair that was learned first, until no such pair is left. */
export const mergeSteps = (word: string, count: number): MergeStep[] => {
  const steps: MergeStep[] = [];
  let pieces = [...word];
  for (;;) {
    const rank = Math.min(...pieces.map((piece, index) => rankOf(piece, pieces[index + 1])));
    const merge = rank < count ? merges[rank] : undefined;
    if (!merge) return steps;
    const joined: string[] = [];
    for (let index = 0; index < pieces.length; index += 1) {
      const isPair = pieces[index] === merge.left && pieces[index + 1] === merge.right;
      joined.push(isPair ? merge.left + merge.right : (pieces[index] ?? ''));
      if (isPair) index += 1;
    }
    pieces = joined;
    steps.push({ rule: rank + 1, ...merge, pieces });
  }
};

export interface Token {
  /** A piece of a word; for a byte of a character that takes several, its hexadecimal number. */
  text: string;
  /** The token's id: the value of a byte, or 256 plus the position of the merge that made the token. */
  id: number;
  isByte: boolean;
}

const bytesOf = (character: string): Token[] => {
  const bytes = [...new TextEncoder().encode(character)];
  const isByte = bytes.length > 1;
  return bytes.map((byte) => ({ text: isByte ? byte.toString(16).toUpperCase() : character, id: byte, isByte }));
};

const idOf = (piece: string): number => {
  const rank = merges.findIndex(({ left, right }) => left + right === piece);
  return piece.length === 1 ? piece.charCodeAt(0) : 256 + rank;
};

/** Splits a text into words, each with the space before it, and single other characters. */
const partsOf = (text: string): string[] => text.match(/ ?[A-Za-z]+|./gsu) ?? [];

const isWord = (part: string): boolean => /[A-Za-z]/.test(part);

/** Cuts a text into tokens: words by the merges, everything else into the bytes of UTF-8. */
export const tokenize = ({ text, merges: count }: TokenizerState): Token[] =>
  partsOf(text.trim()).flatMap((part) => {
    if (!isWord(part)) return bytesOf(part);
    const pieces = mergeSteps(part, count).at(-1)?.pieces ?? [...part];
    return pieces.map((piece) => ({ text: piece, id: idOf(piece), isByte: false }));
  });

/** Returns the words of a text, each with the space before it. */
export const wordsIn = (text: string): string[] => partsOf(text.trim()).filter(isWord);

/** The task: a long text with few tokens. */
export const tokenizerTask = { minCharacters: 30, maxTokens: 7 } as const;

/** Computes which goals of the task a state meets. */
export const tokenizerGoals = (state: TokenizerState) => {
  const words = wordsIn(state.text).map((word) => word.trim().toLowerCase());
  return {
    isLong: [...state.text.trim()].length >= tokenizerTask.minCharacters,
    isVaried: new Set(words).size === words.length,
    isCheap: tokenize(state).length <= tokenizerTask.maxTokens,
  };
};
