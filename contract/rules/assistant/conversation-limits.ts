/** Earlier turns of a conversation that a question may carry (docs/reliability.md#assistant-limits). */
export const maxTurns = 6;
/** Practice questions of a conversation that a question may name, so that others are asked first. */
export const maxPracticed = 100;
/** Maximum characters of an earlier question and of its answer. */
export const maxTurnQuestion = 500;
export const maxTurnAnswer = 4000;
