import { readFile } from 'node:fs/promises';

/** Reads the word vectors that are published for the assistant (decision record 0077). */
export const readWordVectors = (): Promise<Buffer> => readFile('content/assistant/word-vectors.bin');
