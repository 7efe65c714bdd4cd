/** Earlier turns of a conversation that a question may carry (docs/reliability.md#assistant-limits). */
export const maxTurns = 6;
/** Maximum characters of an earlier question and of its answer. */
export const maxTurnQuestion = 500;
export const maxTurnAnswer = 2000;
