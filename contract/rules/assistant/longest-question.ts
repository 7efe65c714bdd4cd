/** Most characters of one question (reliability rule R25). */
export const longestQuestion = 4000;
