/** Most characters of one question (reliability rule R25). */
export const maxQuestionLength = 4000;
