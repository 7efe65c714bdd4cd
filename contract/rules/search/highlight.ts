import { stemOf, tokenize } from './tokenize.ts';

/** A marked range of a text: from and to, in UTF-16 code units. */
export type Mark = [from: number, to: number];

/** Longest text that is searched for words, in characters. */
const maxLength = 1_000;
const word = /[\p{L}\p{N}\p{M}]+(?:[-'’][\p{L}\p{N}\p{M}]+)*/gu;

/** Returns the positions of words with one of the stems in a text, and the stems found. */
export const markWords = (text: string, stems: ReadonlySet<string>): { marks: Mark[]; found: Set<string> } => {
  const marks: Mark[] = [];
  const found = new Set<string>();
  for (const { 0: written, index } of text.slice(0, maxLength).matchAll(word)) {
    const matching = tokenize(written)
      .map(stemOf)
      .filter((stem) => stems.has(stem));
    if (matching.length === 0) continue;
    marks.push([index, index + written.length]);
    for (const stem of matching) found.add(stem);
  }
  return { marks, found };
};
