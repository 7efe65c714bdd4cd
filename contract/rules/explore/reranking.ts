import { createBm25, inverseFrequency, wordsOf } from './bm25.ts';
import type { scorers } from './limits.ts';
import { benefits, concepts, functionWords, goldSet, type PassageId } from './reranking-data.ts';

export { candidatesRange, kRange, questionCount, scorers } from './limits.ts';

/** Settings of a two-stage search, and the question that is shown. */
export interface RerankingState {
  /** Passages that the first stage passes to the second. */
  candidates: number;
  scorer: Scorer;
  /** Passages that go into the prompt. */
  k: number;
  /** Index in the gold set. */
  question: number;
}

export type Scorer = (typeof scorers)[number];

export const rerankingStart: RerankingState = { candidates: 5, scorer: 'none', k: 5, question: 2 };

/** Milliseconds of the first stage, and of each pair of question and passage in the second; assumed, not measured. */
export const cost = { firstMs: 20, pairMs: { none: 0, words: 1, concepts: 10 } } as const;

const bm25 = createBm25(benefits);
const firstStages = goldSet.map(({ question }) =>
  bm25({ query: question, k1: 1.2, b: 0.75 }).filter(({ score }) => score > 0),
);

const contentWords = (text: string): string[] => wordsOf(text).filter((word) => !functionWords.has(word));
const conceptOf = (word: string): string => concepts.find((words) => words.includes(word))?.[0] ?? word;
const termsOf = (text: string, scorer: Scorer): Set<string> =>
  new Set(scorer === 'concepts' ? contentWords(text).map(conceptOf) : contentWords(text));

const allTexts = Object.values(benefits);

/**
 * Scores a passage for a question: the summed rarity of the content words, or concepts, that both contain. These rules
 * stand in for a trained network.
 */
export const scorePair = (question: string, passage: string, scorer: Exclude<Scorer, 'none'>): number => {
  const found = termsOf(passage, scorer);
  return [...termsOf(question, scorer)]
    .filter((term) => found.has(term))
    .reduce((sum, term) => {
      const containing = allTexts.filter((text) => termsOf(text, scorer).has(term)).length;
      return sum + inverseFrequency(containing, allTexts.length);
    }, 0);
};

/** A candidate with its ranks, from 1. */
export interface Candidate {
  id: string;
  text: string;
  firstRank: number;
  rank: number;
  score: number;
  isAnswer: boolean;
}

/** Runs both stages for a question; candidates of equal score keep the order of the first stage. */
export const search = ({ candidates, scorer }: RerankingState, question: number): Candidate[] => {
  const { question: text, answers } = goldSet[question] as (typeof goldSet)[number];
  return (firstStages[question] ?? [])
    .slice(0, candidates)
    .map((passage, index) => ({
      id: passage.id,
      text: passage.text,
      firstRank: index + 1,
      score: scorer === 'none' ? passage.score : scorePair(text, passage.text, scorer),
      isAnswer: answers.includes(passage.id as PassageId),
    }))
    .sort((one, other) => other.score - one.score)
    .map((candidate, index) => ({ ...candidate, rank: index + 1 }));
};

/** Quality of a search over the gold set. */
export interface Quality {
  /** Share of the answering passages among the candidates, and among the first k; averages over the questions. */
  candidateRecall: number;
  recall: number;
  /** Mean of 1 divided by the rank of the first answering passage; 0 when there is none. */
  mrr: number;
  milliseconds: number;
}

/** Measures a search on all questions of the gold set. */
export const measure = (state: RerankingState): Quality => {
  const results = goldSet.map(({ answers }, question) => ({ answers, found: search(state, question) }));
  const mean = (value: (result: (typeof results)[number]) => number): number =>
    results.reduce((sum, result) => sum + value(result), 0) / results.length;
  const recallAt = (k: number) =>
    mean(({ answers, found }) => found.filter(({ rank, isAnswer }) => isAnswer && rank <= k).length / answers.length);
  return {
    candidateRecall: recallAt(state.candidates),
    recall: recallAt(state.k),
    mrr: mean(({ found }) => 1 / (found.find(({ isAnswer }) => isAnswer)?.rank ?? Number.POSITIVE_INFINITY)),
    milliseconds: cost.firstMs + state.candidates * cost.pairMs[state.scorer],
  };
};

/** The task: minimum recall at k, minimum MRR, maximum passages in the prompt, and maximum time of a search. */
export const rerankingTask = { recall: 0.9, mrr: 0.8, k: 2, milliseconds: 150 } as const;

/** Computes which goals of the task a state meets. */
export const rerankingGoals = (state: RerankingState) => {
  const { recall, mrr, milliseconds } = measure(state);
  return {
    isFound: recall >= rerankingTask.recall,
    isFirst: mrr >= rerankingTask.mrr,
    isShort: state.k <= rerankingTask.k,
    isFast: milliseconds <= rerankingTask.milliseconds,
  };
};
