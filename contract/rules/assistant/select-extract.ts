import type { PassageLine } from '../../passages.ts';
import { relatedTerms } from './related-terms.ts';
import { termsOf } from './terms.ts';

/** Longest extract in characters: a claim is read at a glance. */
const maxExtractLength = 320;
/** Below this an extract takes the next line along, because few sentences of this length stand alone. */
const minStandaloneLength = 90;
/** What a related word is worth beside the word itself. */
const relatedTermFactor = 0.5;

export interface Extract {
  text: string;
  /** When its first line is spoken. */
  seconds?: number;
}

/** A line that only leads to what follows it, such as a program, says nothing by itself. */
const isLeadIn = (text: string): boolean => text.endsWith(':') || text.endsWith('?');

/**
 * The one or two neighboring lines of a passage that say most about the terms of a question. `weightOf` tells how
 * telling a term is.
 */
export const selectExtract = (
  lines: readonly PassageLine[],
  terms: readonly string[],
  weightOf: (term: string) => number,
): Extract => {
  const stems = lines.map(([text]) => new Set(termsOf(text)));
  const scoreOf = (at: readonly number[]): number =>
    terms.reduce((sum, term) => {
      const has = (other: string) => at.some((line) => stems[line]?.has(other));
      const factor = has(term) ? 1 : relatedTerms(term).some(has) ? relatedTermFactor : 0;
      return sum + factor * weightOf(term);
    }, 0);
  const textOf = (at: readonly number[]): string => at.map((line) => lines[line]?.[0] ?? '').join(' ');

  const windows = lines.flatMap((_, line) => (line + 1 < lines.length ? [[line], [line, line + 1]] : [[line]]));
  const fitting = windows.filter((at) => at.length === 1 || textOf(at).length <= maxExtractLength);
  const rated = fitting.map((at) => {
    const text = textOf(at);
    const all =
      scoreOf(at) * (isLeadIn(text) ? 0.4 : 1) * (at.length === 1 && text.length < minStandaloneLength ? 0.8 : 1);
    // Of two windows that say the same, the shorter one says it better, and of two pairs the one that begins with it,
    // because what follows a statement explains it more often than what comes before.
    const surplus = at.length === 2 && text.length > 2 * minStandaloneLength ? 0.05 * all : 0;
    return { at, worth: all - surplus + 0.1 * scoreOf(at.slice(0, 1)) };
  });
  const [best = { at: [0] }] = rated.sort(
    (one, other) => other.worth - one.worth || (one.at[0] ?? 0) - (other.at[0] ?? 0),
  );
  const seconds = lines[best.at[0] ?? 0]?.[1];
  return { text: textOf(best.at), ...(seconds !== undefined && { seconds }) };
};
