/** A question and the two parameters of BM25. */
export interface Bm25State {
  query: string;
  /** How slowly the benefit of repeating a word levels off. */
  k1: number;
  /** How strongly a passage is penalized for its length, from 0 to 1. */
  b: number;
}

/** The handbook of the course: passages by their ids. */
export const handbook = {
  deposit:
    'A city bike needs a deposit of 80 dollars and an electric bike needs 200 dollars. We release the deposit when the bike comes back undamaged.',
  late: 'A bike that comes back after closing time counts as one more rental day. The first 30 minutes are free.',
  cancel:
    'You can cancel a booking up to 48 hours before pickup for a full refund. After that we refund half the price.',
  flat: 'Flat tires are repaired free of charge at any shop. Damage to the frame is charged to the renter.',
  theft:
    'If a bike is stolen, call the shop within 24 hours and file a police report. Without a report the renter pays the replacement price.',
  lock: 'Lock code E-17 means that the battery of the lock is empty. Hold the key button for five seconds to open it once.',
  helmet: 'Helmets are included with every rental. Child seats cost 5 dollars a day and must be booked ahead.',
  waiver: 'Staff only: a shift lead may waive one late fee per customer and year. Write the reason into the booking.',
} as const;

export const k1Range = { min: 0, max: 3, step: 0.1 } as const;
export const bRange = { min: 0, max: 1, step: 0.05 } as const;
/** Longest question in characters. */
export const maxQuery = 60;

export const bm25Start: Bm25State = { query: 'do I get my money back', k1: 1.2, b: 0.75 };

/** Splits a text into lowercase words and numbers; `E-17` stays one word. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? [];

/** Contribution of one word of the question to the score of a passage. */
export interface TermScore {
  word: string;
  /** Times the word occurs in the passage. */
  occurrences: number;
  /** Passages that contain the word. */
  passages: number;
  idf: number;
  points: number;
}

export interface ScoredPassage {
  id: string;
  text: string;
  /** Words of the passage. */
  length: number;
  score: number;
  terms: TermScore[];
}

/** Computes the inverse document frequency of a word from the passages that contain it and all passages. */
export const inverseFrequency = (containing: number, all: number): number =>
  Math.log(1 + (all - containing + 0.5) / (containing + 0.5));

/**
 * Prepares passages for BM25. The function it returns scores all of them, best first; passages with equal scores keep
 * their order.
 */
export const createBm25 = (texts: Readonly<Record<string, string>>): ((state: Bm25State) => ScoredPassage[]) => {
  const passages = Object.entries(texts).map(([id, text]) => ({ id, text, words: wordsOf(text) }));
  const averageLength = passages.reduce((sum, { words }) => sum + words.length, 0) / passages.length;
  return ({ query, k1, b }) => {
    const asked = wordsOf(query);
    return passages
      .map(({ id, text, words }) => {
        const size = 1 - b + (b * words.length) / averageLength;
        const terms = asked.map((word): TermScore => {
          const occurrences = words.filter((each) => each === word).length;
          const containing = passages.filter((passage) => passage.words.includes(word)).length;
          const idf = inverseFrequency(containing, passages.length);
          const points = occurrences === 0 ? 0 : (idf * occurrences * (k1 + 1)) / (occurrences + k1 * size);
          return { word, occurrences, passages: containing, idf, points };
        });
        return { id, text, length: words.length, score: terms.reduce((sum, { points }) => sum + points, 0), terms };
      })
      .sort((one, other) => other.score - one.score);
  };
};

/** Scores the passages of the handbook. */
export const rankPassages = createBm25(handbook);

/** The task: this passage must lead by this many points. */
export const bm25Task = { passage: 'cancel', lead: 2 } as const;

/** Computes which goals of the task a state meets. */
export const bm25Goals = (state: Bm25State) => {
  const [first, second] = rankPassages(state);
  const isFirst = first?.id === bm25Task.passage && first.score > 0;
  return { isFirst, isClear: isFirst && first.score - (second?.score ?? 0) >= bm25Task.lead };
};
