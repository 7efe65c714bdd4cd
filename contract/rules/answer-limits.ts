/** Characters of a typed answer to a quiz question. */
export const maxTextLength = 500;

/** Characters of a program. */
export const maxCodeLength = 4_000;
