/** Characters of a learner's note on a lecture. */
export const maxNoteLength = 10_000;
