import { fuzzyMatches } from '../search/fuzzy-words.ts';
import { relatedTerms } from './related-terms.ts';
import { queryTerms, termsOf } from './terms.ts';

/** A text to be ranked. A title or heading counts beside the text, since both say what the text is about. */
export interface RankableText {
  title: string;
  heading?: string | undefined;
  text: string;
}

/** A text that shares words with the question: its place in the list, and how well it fits. */
export interface Match {
  position: number;
  score: number;
  /** Share of the question that the text has words for, from 0 to 1, weighed by how telling each word is. */
  coverage: number;
}

export interface TextRanker {
  /** Texts that share words with a question, best first. */
  match(question: string): Match[];
  /** How telling a term is here; the highest for one that no text has. */
  weightOf(term: string): number;
}

/**
 * Parameters of BM25: how fast repetition stops to count, and how much a long text is held against it. The second is
 * lower than usual, because a minute of speech is longer than a list of key points and no worse an answer.
 */
const k1 = 1.2;
const b = 0.4;
/** How often a word of a title or heading counts. */
const titleWeight = 2;
/** What a related word, or one that is a typing error away, is worth. */
const relatedTermFactor = 0.55;
const fuzzyFactor = 0.7;
/** Letters from which on one typing error is forgiven. */
const minFuzzyLength = 6;

/**
 * BM25 (Robertson and Spärck Jones) over a few hundred texts. Only the texts given take part, in statistics too, so
 * that what a person may not see cannot change what they are shown.
 */
export const createRanker = (texts: readonly RankableText[]): TextRanker => {
  const postings = new Map<string, Map<number, number>>();
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

  /** Terms that count for one of the question, with what they are worth. */
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
      // A word that nothing here knows counts as much against a text as the rarest word that something has.
      const weight = postings.has(term)
        ? weightOf(term)
        : expanded.length > 0
          ? weightOf(expanded[0]?.[0] ?? '')
          : weightOf(term);
      totalWeight += weight;
      for (const [other, factor] of expanded) {
        for (const [position, count] of postings.get(other) ?? []) {
          const size = 1 - b + (b * (lengths[position] ?? 0)) / average;
          const score = (factor * weightOf(other) * count * (k1 + 1)) / (count + k1 * size);
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

  return { match, weightOf };
};
