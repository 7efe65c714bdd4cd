import { relatedTerms } from './related-terms.ts';
import { citationsOf } from './sentences.ts';
import { termsOf } from './terms.ts';

/** Share of a sentence's words that the passages it cites need to have. */
const minSupport = 0.6;

/** Everything that could load, link or run something: pictures, links, bare addresses, HTML. Words of links stay. */
const withoutMarkup = (text: string): string =>
  text
    .replace(/!\[[^[\]]*\]\([^)]{0,200}\)/g, '')
    .replace(/\[([^[\]]*)\]\([^)]{0,200}\)/g, '$1')
    .replace(/<[^<>]*>/g, '')
    .replace(/<(?=[a-z/!])/gi, '')
    .replace(/\b(?:[a-z][a-z0-9+.-]{0,30}:\/\/|www\.|data:|javascript:)\S*/gi, '')
    .replace(/\s+/g, ' ')
    .trim();

const figures = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

export interface SupportedClaim {
  text: string;
  /** Positions of the passages that support it, from 0. */
  passages: number[];
}

/**
 * Holds a sentence of a model against the passages it was given. Kept is a sentence that cites at least one of them,
 * whose words mostly stand in those it cites, and whose figures all do; undefined for everything else. It does not see
 * a wrong meaning in right words: that is why the source is always one click away.
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
  const citedFigures = new Set(figures(quoted));
  return figures(text).every((figure) => citedFigures.has(figure)) ? { text, passages: positions } : undefined;
};
