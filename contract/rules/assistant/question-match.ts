import { isOrdinary } from './ordinary-words.ts';
import { relatedTerms } from './related-terms.ts';
import { createTermWeigher, highestShare, type TermSimilarity } from './term-similarity.ts';
import { questionWords } from './terms.ts';
import type { WordVectors } from './word-vectors.ts';

/** Factor of words that phrase a question. */
const ordinaryFactor = 0.5;
/** Factors of a synonym, and of a term that occurs only in the title or heading of the text. */
const relatedFactor = 0.7;
const namedFactor = 0.4;

/** A text with the terms of each question it is known to answer, and of its title and heading. */
export interface QuestionedText {
  named: readonly string[];
  questions: readonly (readonly string[])[];
}

/** Compares a question with the ones that texts are known to answer. */
export interface QuestionMatcher {
  /**
   * Returns for each text the likeness of the question and the most similar question that it answers, from 0 to 1: the
   * geometric mean of the shares that each covers of the other. `second` is that of the second most similar one.
   */
  match(terms: readonly string[]): { best: Float32Array; second: Float32Array };
}

export const createQuestionMatcher = (
  texts: readonly QuestionedText[],
  similarity: TermSimilarity,
  vectors: WordVectors,
  weightOf: (term: string) => number,
): QuestionMatcher => {
  const { positionsOf, sharesOf, has } = similarity;
  const weighTerm = createTermWeigher(similarity, vectors, weightOf);
  const weigh = (term: string): number =>
    weighTerm(term) * (isOrdinary(term) || questionWords.has(term) ? ordinaryFactor : 1);
  const known = texts.flatMap(({ named, questions }, text) => {
    const above = positionsOf(named);
    return questions.map((question) => {
      const terms = [...new Set(question)];
      return { text, above, terms, positions: positionsOf(terms) };
    });
  });
  // Computes weights only after all terms of the texts are numbered.
  const weights = known.map(({ terms }) => Float32Array.from(terms, weigh));

  /** Returns how much each numbered term counts for a term of the question, including its synonyms. */
  const sharesWithSynonyms = (term: string): Float32Array | undefined => {
    const shares = sharesOf(term)?.slice();
    for (const other of relatedTerms(term)) {
      if (!shares || !has(other)) continue;
      const [position = 0] = positionsOf([other]);
      shares[position] = Math.max(shares[position] ?? 0, relatedFactor);
    }
    return shares;
  };

  const match: QuestionMatcher['match'] = (terms) => {
    const asked = terms.map((term) => ({ shares: sharesWithSynonyms(term), weight: weigh(term) }));
    const total = asked.reduce((sum, { weight }) => sum + weight, 0);
    const best = new Float32Array(texts.length);
    const second = new Float32Array(texts.length);
    if (total === 0) return { best, second };
    for (const [index, { text, above, positions }] of known.entries()) {
      const covered = new Float32Array(positions.length);
      let said = 0;
      for (const { shares, weight } of asked) {
        if (!shares) continue;
        let highest = 0;
        for (const [at, position] of positions.entries()) {
          const share = shares[position] ?? 0;
          highest = Math.max(highest, share);
          covered[at] = Math.max(covered[at] ?? 0, share);
        }
        said += weight * Math.max(highest, namedFactor * highestShare(shares, above));
      }
      const own = weights[index] as Float32Array;
      const meant = own.reduce((sum, weight, at) => sum + weight * (covered[at] ?? 0), 0);
      const all = own.reduce((sum, weight) => sum + weight, 0) || 1;
      const likeness = Math.sqrt((said / total) * (meant / all));
      const highest = best[text] ?? 0;
      best[text] = Math.max(highest, likeness);
      second[text] = Math.max(second[text] ?? 0, Math.min(highest, likeness));
    }
    return { best, second };
  };
  return { match };
};
