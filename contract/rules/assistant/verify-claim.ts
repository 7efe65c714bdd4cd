import { isNegated } from './negation.ts';
import { sentencesOf } from './passage-units.ts';
import { relatedTerms } from './related-terms.ts';
import { citationsOf } from './sentences.ts';
import { numberWords, termsOf } from './terms.ts';

/** Minimum share of a claim's words in the one or two sentences that contain most of them. */
const minSupport = 0.7;
/** Minimum words of a claim: most passages have a sentence with any single word. */
const minTerms = 2;
/** Maximum sentences behind a claim, minimum words of a claim with two, and minimum share that each adds. */
const maxSentences = 2;
const minJoinedTerms = 6;
const minAddedShare = 0.2;
/** Minimum share of a claim's words in one sentence for that sentence alone to decide whether the claim is negated. */
const minWholeShare = 0.75;
/** Minimum share of a part's words in a part of a sentence for the two to be compared for negation. */
const minSamePart = 0.7;

/** Strips pictures, links, bare URLs and HTML; keeps link text. */
export const withoutMarkup = (text: string): string =>
  text
    .replace(/!\[[^[\]]*\]\([^)]{0,200}\)/g, '')
    .replace(/\[([^[\]]*)\]\([^)]{0,200}\)/g, '$1')
    .replace(/<[^<>]*>/g, '')
    .replace(/<(?=[a-z/!])/gi, '')
    .replace(/\b(?:[a-z][a-z0-9+.-]{0,30}:\/\/|www\.|data:|javascript:)\S*/gi, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A statement of a passage with its terms. */
interface Statement {
  text: string;
  terms: ReadonlySet<string>;
}

const toStatement = (text: string): Statement => ({ text, terms: new Set(termsOf(text)) });

const says = ({ terms }: Statement, term: string): boolean =>
  terms.has(term) || relatedTerms(term).some((other) => terms.has(other));

/** Returns the statements that contain the most terms, and the terms they contain; none without a match. */
const closest = (terms: readonly string[], statements: readonly Statement[]) => {
  const rated = statements.map((statement) => ({ statement, said: terms.filter((term) => says(statement, term)) }));
  const most = Math.max(0, ...rated.map(({ said }) => said.length));
  const alike = most === 0 ? [] : rated.filter(({ said }) => said.length === most);
  return { alike: alike.map(({ statement }) => statement), said: alike[0]?.said ?? [] };
};

/** Maximum length in terms, relative to the shortest statement, of a statement on the same subject. */
const maxLengthRatio = 1.5;

/** Returns whether the text is negated and all statements about as long as the shortest are not, or the reverse. */
const areOpposite = (text: string, statements: readonly Statement[]): boolean => {
  const shortest = Math.min(...statements.map(({ terms }) => terms.size));
  const about = statements.filter(({ terms }) => terms.size <= maxLengthRatio * shortest);
  return about.length > 0 && about.every((statement) => isNegated(statement.text) !== isNegated(text));
};

/** Splits a sentence into parts that can be negated separately: at colons and semicolons, and between cells. */
const partsOf = (sentence: string): string[] => sentence.split(/[:;|]/).filter((part) => part.trim() !== '');

/** Returns whether a part of a claim is negated where the most similar part of a sentence is not, or the reverse. */
const hasOppositePart = (claim: string, sentences: readonly Statement[]): boolean => {
  const parts = sentences.flatMap(({ text }) => partsOf(text)).map(toStatement);
  return partsOf(claim).some((part) => {
    const terms = [...new Set(termsOf(part))];
    const { alike, said } = closest(terms, parts);
    return said.length > 0 && said.length >= minSamePart * terms.length && areOpposite(part, alike);
  });
};

/** Returns whether a term is a figure. Excludes "1", because it may come from a pronoun. */
const isFigure = (term: string): boolean => /^\d/.test(term) && term !== '1';

/**
 * Returns whether at most two sentences of the cited passages contain most of a claim and all of its figures, and do
 * not contradict it.
 */
const isSupported = (claim: string, quoted: string): boolean => {
  const terms = [...new Set(termsOf(claim))];
  const sentences = sentencesOf(quoted).map(toStatement);
  const origins: { alike: Statement[]; share: number }[] = [];
  const most = terms.length < minJoinedTerms ? 1 : maxSentences;
  let rest = terms;
  while (origins.length < most) {
    const { alike, said } = closest(rest, sentences);
    const share = said.length / terms.length;
    if (share < minAddedShare) break;
    origins.push({ alike, share });
    rest = rest.filter((term) => !said.includes(term));
  }
  if (1 - rest.length / terms.length < minSupport || rest.some(isFigure)) return false;
  const [first] = origins;
  const deciding = first && first.share >= minWholeShare ? [first] : origins;
  return !deciding.every(({ alike }) => areOpposite(claim, alike)) && !hasOppositePart(claim, sentences);
};

/** Returns the numbers in a text, from figures or words. Excludes "one", because it is mostly a pronoun. */
const figuresIn = (text: string): string[] => [
  ...(text.match(/\d+(?:[.,]\d+)*/g) ?? []),
  ...(text.toLowerCase().match(/\b[a-z]{3,}\b/g) ?? []).flatMap((word) =>
    word === 'one' ? [] : (numberWords.get(word) ?? []),
  ),
];

export interface SupportedClaim {
  text: string;
  /** Indexes of the supporting passages. */
  passages: number[];
}

/**
 * Verifies a model's sentence against the given passages. Returns it when it cites at least one of them, one or two of
 * their sentences contain most of it without contradicting it, and all of its figures occur there; otherwise undefined.
 * Cannot detect every wrong meaning in the right words, so answers link their sources.
 */
export const verifyClaim = (sentence: string, passages: readonly string[]): SupportedClaim | undefined => {
  const { text: plain, cited } = citationsOf(sentence);
  const text = withoutMarkup(plain);
  const positions = cited.map((number) => number - 1).filter((position) => passages[position] !== undefined);
  if (positions.length === 0 || new Set(termsOf(text)).size < minTerms) return undefined;
  const quoted = positions.map((position) => passages[position] ?? '').join('\n');
  const known = new Set(figuresIn(quoted));
  const isFaithful = figuresIn(text).every((figure) => known.has(figure)) && isSupported(text, quoted);
  return isFaithful ? { text, passages: positions } : undefined;
};
