/** Longest answer to a self-check in characters. */
export const maxSelfCheckAnswer = 1000;
