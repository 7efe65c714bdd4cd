import { maxTurns } from './conversation-limits.ts';
import { maxQuestionLength } from './max-question-length.ts';

// Limits of what a model reads and writes for a question, and of the number of questions. Together they limit its cost
// (docs/reliability.md#assistant-limits, bin/cost/question-cost.ts).

/** Maximum tokens of an answer. */
export const maxAnswerTokens = 800;
/** Maximum passages in a request, with titles and tags, in bytes of UTF-8. */
export const maxSourceBytes = 12_000;
/** Maximum characters of an earlier turn in a request. */
export const maxTurnCharacters = 600;
/** Maximum size of everything else in a request, in bytes: rules, tags, and what Bedrock adds to name the roles. */
const maxRuleBytes = 1_500;
/** Maximum times that a question is sent to the model, including the first. */
export const maxModelAttempts = 2;
/** Maximum questions of a stage in a day (UTC), of learners and visitors together. */
export const maxQuestionsPerDay = 5_000;

/** Maximum bytes of UTF-8 for a UTF-16 code unit. */
const maxBytesPerCharacter = 3;

/** Maximum size of a request in bytes of UTF-8, in any script. */
export const maxRequestBytes =
  maxRuleBytes + maxSourceBytes + maxBytesPerCharacter * (maxQuestionLength + maxTurns * maxTurnCharacters);
