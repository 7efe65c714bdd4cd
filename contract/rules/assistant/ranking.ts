import { fuzzyMatches } from '../search/fuzzy-words.ts';
import { isMisspelledOrdinary, isOrdinary } from './ordinary-words.ts';
import { relatedTerms } from './related-terms.ts';
import { queryTerms, questionWords, termsOf } from './terms.ts';

/** A text to rank. Its title or heading counts too. */
export interface RankableText {
  title: string;
  heading?: string | undefined;
  text: string;
}

/** A text that shares terms with the question: its index and scores. */
export interface Match {
  position: number;
  score: number;
  /** Share of the question's terms that the text contains, from 0 to 1, weighted by term weight. */
  coverage: number;
}

/** Returns whether a word that no text contains can be ignored: an ordinary word or a figure. */
const saysLittle = (term: string): boolean =>
  /^\d/.test(term) || questionWords.has(term) || isOrdinary(term) || isMisspelledOrdinary(term);

export interface TextRanker {
  /** Returns texts that share terms with the question, best first. */
  match(question: string): Match[];
  /** Returns the weight of a term by its rarity; highest for an unknown one. */
  weightOf(term: string): number;
  /** Returns whether a text contains a term, its synonym, or a term with one typing error. */
  knows(term: string): boolean;
}

/**
 * BM25 parameters: saturation of repeated terms, and length normalization. The latter is lower than usual, because a
 * minute of speech is longer than a list of key points but answers as well.
 */
const k1 = 1.2;
const b = 0.4;
/** Weight of a term in a title or heading. */
const titleWeight = 3;
/** Weight of a related term or of one with a typing error. */
const relatedTermFactor = 0.55;
const fuzzyFactor = 0.7;
/** Weight of an ordinary word, and of a word that no text contains. */
const ordinaryFactor = 0.3;
const unknownFactor = 0.9;
/** Minimum weight of a word in the title or heading of a text, ordinary or not. */
const namedFactor = 0.8;
/** Minimum length at which a typing error is tolerated. */
const minFuzzyLength = 6;
/** The same to tell a misspelled word from an unknown name. */
const minKnownLength = 4;

/**
 * Ranks a few hundred texts by BM25 (Robertson and Spärck Jones). Statistics use only the given texts, so texts a
 * person may not see cannot affect the result.
 */
export const createRanker = (texts: readonly RankableText[]): TextRanker => {
  const postings = new Map<string, Map<number, number>>();
  const namedTerms = texts.map(({ title, heading }) => new Set([...termsOf(title), ...termsOf(heading ?? '')]));
  const lengths = texts.map(({ title, heading, text }, position) => {
    const named = [...termsOf(title), ...termsOf(heading ?? '')];
    const terms = [...termsOf(text), ...Array.from({ length: titleWeight }, () => named).flat()];
    for (const term of terms) {
      const termFrequencies = postings.get(term) ?? new Map<number, number>();
      termFrequencies.set(position, (termFrequencies.get(position) ?? 0) + 1);
      postings.set(term, termFrequencies);
    }
    return terms.length;
  });
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const vocabulary = [...postings.keys()].sort();

  const weightOf = (term: string): number => {
    const documentFrequency = postings.get(term)?.size ?? 0;
    return Math.log(1 + (texts.length - documentFrequency + 0.5) / (documentFrequency + 0.5));
  };

  /** Returns the terms that match a question term, with their weights. */
  const expandTerm = (term: string): [term: string, factor: number][] => {
    const others = relatedTerms(term).map((other): [string, number] => [other, relatedTermFactor]);
    const near =
      postings.has(term) || term.length < minFuzzyLength
        ? []
        : fuzzyMatches(vocabulary, term, 1).map((at): [string, number] => [vocabulary[at] as string, fuzzyFactor]);
    return [[term, 1], ...others, ...near];
  };

  const match = (question: string): Match[] => {
    const terms = queryTerms(question);
    const scores = new Float64Array(texts.length);
    const covered = new Float64Array(texts.length);
    let totalWeight = 0;
    for (const term of terms) {
      const best = new Map<number, { score: number; share: number }>();
      const expanded = expandTerm(term).filter(([other]) => postings.has(other));
      if (expanded.length === 0 && saysLittle(term)) continue;
      // An unknown term lowers coverage as much as the rarest known one.
      const isWeak = isOrdinary(term) || questionWords.has(term);
      const importance = isWeak ? ordinaryFactor : expanded.length === 0 ? unknownFactor : 1;
      const weight =
        importance * weightOf(postings.has(term) || expanded.length === 0 ? term : (expanded[0]?.[0] ?? ''));
      totalWeight += weight;
      for (const [other, factor] of expanded) {
        for (const [position, count] of postings.get(other) ?? []) {
          const size = 1 - b + (b * (lengths[position] ?? 0)) / average;
          const named = namedTerms[position]?.has(other) ? Math.max(importance, namedFactor) : importance;
          const score = (named * factor * weightOf(other) * count * (k1 + 1)) / (count + k1 * size);
          if (score > (best.get(position)?.score ?? 0)) best.set(position, { score, share: factor * weight });
        }
      }
      for (const [position, { score, share }] of best) {
        scores[position] = (scores[position] ?? 0) + score;
        covered[position] = (covered[position] ?? 0) + share;
      }
    }
    return texts
      .map((_, position) => ({
        position,
        coverage: (covered[position] ?? 0) / (totalWeight || 1),
        score: scores[position] ?? 0,
      }))
      .filter(({ score }) => score > 0)
      .map((one) => ({ ...one, score: one.score * (0.4 + 0.6 * one.coverage) }))
      .sort((one, other) => other.score - one.score || one.position - other.position);
  };

  const knows = (term: string): boolean =>
    expandTerm(term).some(([other]) => postings.has(other)) ||
    (term.length >= minKnownLength && fuzzyMatches(vocabulary, term, 1).length > 0);

  return { match, weightOf, knows };
};
