import { isNegated } from './negation.ts';
import { sentencesOf } from './passage-units.ts';
import { relatedTerms } from './related-terms.ts';
import { citationsOf } from './sentences.ts';
import { termsOf } from './terms.ts';

/** Minimum share of a sentence's words found in the passages it cites. */
const minSupport = 0.6;

/** Strips pictures, links, bare URLs and HTML; keeps link text. */
const withoutMarkup = (text: string): string =>
  text
    .replace(/!\[[^[\]]*\]\([^)]{0,200}\)/g, '')
    .replace(/\[([^[\]]*)\]\([^)]{0,200}\)/g, '$1')
    .replace(/<[^<>]*>/g, '')
    .replace(/<(?=[a-z/!])/gi, '')
    .replace(/\b(?:[a-z][a-z0-9+.-]{0,30}:\/\/|www\.|data:|javascript:)\S*/gi, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Minimum share of a claim's words that a sentence has in common with it to say the same, or the opposite. */
const minSameSubject = 0.5;

/** Returns whether the sentences most like the claim all deny what it says, or say what it denies. */
const isOpposite = (claim: string, terms: readonly string[], quoted: string): boolean => {
  const alike = sentencesOf(quoted).filter((sentence) => {
    const own = new Set(termsOf(sentence));
    return terms.filter((term) => own.has(term)).length >= minSameSubject * terms.length;
  });
  return alike.length > 0 && alike.every((sentence) => isNegated(sentence) !== isNegated(claim));
};

const figures = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

export interface SupportedClaim {
  text: string;
  /** Indexes of the supporting passages. */
  passages: number[];
}

/**
 * Verifies a model's sentence against the given passages. Returns it when it cites at least one passage, most of its
 * words and all of its figures occur in those cited, and the sentences most like it do not deny it; otherwise undefined.
 * It cannot detect every wrong meaning in the right words, which is why answers link their sources.
 */
export const verifyClaim = (sentence: string, passages: readonly string[]): SupportedClaim | undefined => {
  const { text: plain, cited } = citationsOf(sentence);
  const text = withoutMarkup(plain);
  const positions = cited.map((number) => number - 1).filter((position) => passages[position] !== undefined);
  const terms = [...new Set(termsOf(text))];
  if (positions.length === 0 || terms.length === 0) return undefined;
  const quoted = positions.map((position) => passages[position] ?? '').join('\n');
  const citedTerms = new Set(termsOf(quoted));
  const supported = terms.filter(
    (term) => citedTerms.has(term) || relatedTerms(term).some((other) => citedTerms.has(other)),
  );
  if (supported.length / terms.length < minSupport) return undefined;
  if (isOpposite(text, terms, quoted)) return undefined;
  const citedFigures = new Set(figures(quoted));
  return figures(text).every((figure) => citedFigures.has(figure)) ? { text, passages: positions } : undefined;
};
