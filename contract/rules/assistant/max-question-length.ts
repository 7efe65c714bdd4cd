/** Maximum characters of a question (docs/reliability.md#assistant-limits). */
export const maxQuestionLength = 4000;
