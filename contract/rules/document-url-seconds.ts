/** Lifetime of the signed URLs of a document, in seconds. */
export const documentUrlSeconds = 3600;
