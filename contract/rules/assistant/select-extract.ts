import type { PassageLine } from '#contract/passages.ts';
import { relatedTerms } from './related-terms.ts';
import { termsOf } from './terms.ts';

/** Maximum extract length in characters. */
const maxExtractLength = 320;
/** Length below which an extract includes the next line, because few sentences this short make sense alone. */
const minStandaloneLength = 90;
/** Weight of a related term. */
const relatedTermFactor = 0.5;

export interface Extract {
  text: string;
  /** Start of its first line in seconds. */
  seconds?: number;
}

/** Returns whether a line only introduces what follows, such as a program. */
const isLeadIn = (text: string): boolean => text.endsWith(':') || text.endsWith('?');

/**
 * Returns the one or two neighboring lines of a passage that best match the question's terms. `weightOf` returns a
 * term's weight.
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
    // Of equal windows, prefers the shorter one, and of pairs the one that starts with the match, because explanations
    // usually follow a statement.
    const surplus = at.length === 2 && text.length > 2 * minStandaloneLength ? 0.05 * all : 0;
    return { at, worth: all - surplus + 0.1 * scoreOf(at.slice(0, 1)) };
  });
  const [best = { at: [0] }] = rated.sort(
    (one, other) => other.worth - one.worth || (one.at[0] ?? 0) - (other.at[0] ?? 0),
  );
  const seconds = lines[best.at[0] ?? 0]?.[1];
  return { text: textOf(best.at), ...(seconds !== undefined && { seconds }) };
};
