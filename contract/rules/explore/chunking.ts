/** How a text is cut into chunks, and how many words somebody has added above it. */
export interface ChunkingState {
  /** Words of a chunk. */
  size: number;
  /** Words that a chunk shares with the one before it. */
  overlap: number;
  /** Words added at the beginning of the text. */
  added: number;
}

export const sizeRange = { min: 12, max: 60, step: 2 } as const;
export const overlapRange = { min: 0, max: 30, step: 2 } as const;
export const addedRange = { min: 0, max: 20, step: 1 } as const;

export const chunkingStart: ChunkingState = { size: 26, overlap: 0, added: 0 };

const introduction =
  'Welcome to our shop. Please read this page before you rent from us for the first time, and keep a copy.';
const conditions = [
  'Bring an identity card when you pick up a bike. City bikes cost 12 dollars a day and electric bikes cost 30 dollars.',
  'Helmets are included with every rental. For an electric bike we take a',
];
/** The sentences that together answer the question. */
const answer = 'deposit of 200 dollars. You get it back at once when you return the bike undamaged.';
const rest = [
  'Flat tires are repaired free of charge at any shop. A bike that comes back after closing time counts as one more rental day.',
  'The first 30 minutes are free. Lock the bike to a rack at night. If it is stolen, call the shop within 24 hours and file a police report.',
];

const split = (text: string): string[] => text.split(' ');
const before = conditions.flatMap(split);
export const answerWords = split(answer);

/** Returns the words of the text, and the positions of the answer's first word and of the word after its last one. */
export const chunkedText = ({ added }: Pick<ChunkingState, 'added'>) => {
  const above = [...split(introduction).slice(0, added), ...before];
  return {
    words: [...above, ...answerWords, ...rest.flatMap(split)],
    start: above.length,
    end: above.length + answerWords.length,
  };
};

export interface Chunk {
  /** Positions of its first word, and of the word after its last one. */
  start: number;
  end: number;
  /** Words of the answer that it contains. */
  answered: number;
}

/** Cuts the text into windows of words; a chunk begins at least two words after the one before it. */
export const cutText = (state: ChunkingState): Chunk[] => {
  const { words, start: answerStart, end: answerEnd } = chunkedText(state);
  const step = Math.max(2, state.size - state.overlap);
  const chunks: Chunk[] = [];
  for (let start = 0; (chunks.at(-1)?.end ?? 0) < words.length; start += step) {
    const end = Math.min(start + state.size, words.length);
    chunks.push({ start, end, answered: Math.max(0, Math.min(end, answerEnd) - Math.max(start, answerStart)) });
  }
  return chunks;
};

/** Returns whether a chunk contains the whole answer. */
export const isWhole = ({ answered }: Chunk): boolean => answered === answerWords.length;

/** Returns the total number of words in all chunks, per word of the text. */
export const storageFactor = (state: ChunkingState): number =>
  cutText(state).reduce((sum, { start, end }) => sum + end - start, 0) / chunkedText(state).words.length;

/** The task: short chunks that keep the answer whole, whatever is added, without storing the text more than twice. */
export const chunkingTask = { maxSize: 34, maxFactor: 2 } as const;

/** Computes which goals of the task a state meets. */
export const chunkingGoals = (state: ChunkingState) => {
  const counts = Array.from({ length: addedRange.max + 1 }, (_, added) => added);
  return {
    isRobust: counts.every((added) => cutText({ ...state, added }).some(isWhole)),
    isShort: state.size <= chunkingTask.maxSize,
    isLean: counts.every((added) => storageFactor({ ...state, added }) <= chunkingTask.maxFactor),
  };
};
