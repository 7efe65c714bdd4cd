import {
  maxAnswerTokens,
  maxModelAttempts,
  maxRequestBytes,
  maxTurnCharacters,
} from '#contract/rules/assistant/model-limits.ts';
import { costOf } from './prices.ts';

/** Tokens of a question to a model, over all its attempts. */
export interface QuestionTokens {
  input: number;
  output: number;
}

/**
 * Rules, passages and question of a typical request, in characters: the mean over the assistant's evaluation set
 * (`test/lambdas/assistant/question-cost.test.ts`).
 */
export const typicalRequestCharacters = 3_000;
/** Earlier turns in a typical request, and tokens of a typical answer: assumptions. */
const typicalTurns = 2;
const typicalAnswerTokens = 200;
/** Characters of English text to a token, as a rule of thumb. */
const charactersPerToken = 4;

/** A question of ordinary length, answered at the first attempt. */
export const typicalQuestion: QuestionTokens = {
  input: (typicalRequestCharacters + typicalTurns * maxTurnCharacters) / charactersPerToken,
  output: typicalAnswerTokens,
};

/**
 * A question that takes everything the limits allow. Tokenizers of language models make at most one token per byte of
 * UTF-8. Every attempt may be charged, because one that timed out may have been answered.
 */
export const longestQuestion: QuestionTokens = {
  input: maxModelAttempts * maxRequestBytes,
  output: maxModelAttempts * maxAnswerTokens,
};

/** US dollars that a question costs. */
export const questionCost = ({ input, output }: QuestionTokens): number =>
  costOf('modelInputTokens', input) + costOf('modelOutputTokens', output);

/** The maximum and the typical cost of a question to a model, in US dollars. */
export const maxQuestionCost = questionCost(longestQuestion);
export const typicalQuestionCost = questionCost(typicalQuestion);
