/** Settings of the explorable about choosing the next token. */
export interface NextTokenState {
  temperature: number;
  /** Share of the probability that may be drawn from; the rest is cut off. */
  topP: number;
  /** Start value of the draws. */
  seed: number;
}

/** The tokens that followed the prompt in made-up letters, with their counts, most frequent first. */
const continuations = [
  ['message', 24],
  ['patience', 10],
  ['order', 6],
  ['letter', 4],
  ['help', 3],
  ['interest', 2],
  ['call', 2],
  ['time', 1],
  ['honesty', 1],
  ['giraffe', 1],
] as const;

/** The text that the tokens continue. */
export const prompt = 'Dear Ms. Alvarez, thank you for your';

/** Number of texts counted. */
export const countedTexts = continuations.reduce((sum, [, count]) => sum + count, 0);

export const temperatureRange = { min: 0.1, max: 2, step: 0.1 } as const;
export const topPRange = { min: 0.05, max: 1, step: 0.05 } as const;
export const maxSeed = 9999;

export const nextTokenStart: NextTokenState = { temperature: 1, topP: 1, seed: 1 };

/** A token with its counted probability, and the probability with which it is drawn. */
export interface TokenProbability {
  token: string;
  count: number;
  /** Probability at temperature 1 without a cut. */
  counted: number;
  /** Probability after temperature and cut; 0 for a token that was cut off. */
  drawn: number;
}

/**
 * Computes the probabilities: a softmax of log counts divided by the temperature, cut to the fewest tokens whose
 * probabilities reach `topP`, then scaled to add up to 1.
 */
export const tokenProbabilities = ({ temperature, topP }: NextTokenState): TokenProbability[] => {
  const weights = continuations.map(([, count]) => Math.exp(Math.log(count) / temperature));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  const kept = weights.map((weight) => {
    // A sum of floating-point numbers may miss the share by a rounding error.
    if (reached / total >= topP - 1e-9) return 0;
    reached += weight;
    return weight;
  });
  return continuations.map(([token, count], index) => ({
    token,
    count,
    counted: count / countedTexts,
    drawn: (kept[index] ?? 0) / reached,
  }));
};

/** Returns a generator of pseudorandom numbers from 0 to 1, determined by the seed (mulberry32). */
export const randomNumbers = (seed: number): (() => number) => {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Draws tokens with their probabilities. */
export const drawTokens = (state: NextTokenState, count: number): string[] => {
  const probabilities = tokenProbabilities(state).filter(({ drawn }) => drawn > 0);
  const next = randomNumbers(state.seed);
  return Array.from({ length: count }, () => {
    let rest = next();
    const drawn = probabilities.find((probability) => {
      rest -= probability.drawn;
      return rest < 0;
    });
    return (drawn ?? probabilities.at(-1))?.token ?? '';
  });
};

/** The task: minimum number of possible tokens, maximum probability of each, and a token that must be impossible. */
export const nextTokenTask = { minTokens: 6, maxProbability: 0.35, forbidden: 'giraffe' } as const;

/** Computes which goals of the task a state meets. */
export const nextTokenGoals = (state: NextTokenState) => {
  const probabilities = tokenProbabilities(state);
  return {
    isVaried: probabilities.filter(({ drawn }) => drawn > 0).length >= nextTokenTask.minTokens,
    isBalanced: probabilities.every(({ drawn }) => drawn <= nextTokenTask.maxProbability),
    isSafe: probabilities.every(({ token, drawn }) => token !== nextTokenTask.forbidden || drawn === 0),
  };
};
