/** Costs of the two mistakes in US dollars, by which of them is expensive. */
export const prices = {
  'costly-miss': { miss: 50, falseAlarm: 5 },
  'costly-alarm': { miss: 5, falseAlarm: 50 },
} as const;
export type PriceList = keyof typeof prices;

/** A threshold, and what each mistake costs. */
export interface ConfusionMatrixState {
  threshold: number;
  prices: PriceList;
}

export const thresholdRange = { min: 0, max: 1, step: 0.01 } as const;

export const confusionMatrixStart: ConfusionMatrixState = { threshold: 0.5, prices: 'costly-miss' };

/** A part and the score that the model assigned to it. */
export interface ScoredPart {
  score: number;
  isFaulty: boolean;
}

const scored = (isFaulty: boolean, scores: readonly number[]): ScoredPart[] =>
  scores.map((score) => ({ score, isFaulty }));

/** Forty parts from a workshop; inspection found twelve of them faulty. */
export const parts: readonly ScoredPart[] = [
  ...scored(true, [0.97, 0.93, 0.88, 0.84, 0.79, 0.72, 0.66, 0.61, 0.53, 0.45, 0.37, 0.28]),
  ...scored(false, [0.81, 0.7, 0.63, 0.57, 0.52, 0.48, 0.44, 0.41, 0.39, 0.35, 0.33, 0.31, 0.29, 0.26]),
  ...scored(false, [0.24, 0.22, 0.2, 0.18, 0.17, 0.15, 0.13, 0.12, 0.1, 0.09, 0.07, 0.05, 0.04, 0.02]),
];

export interface ConfusionMatrix {
  hits: number;
  misses: number;
  falseAlarms: number;
  correctPasses: number;
  /** Share of the flagged parts that are faulty; undefined when none is flagged. */
  precision: number | undefined;
  /** Share of the faulty parts that are flagged. */
  recall: number;
  /** US dollars. */
  cost: number;
}

/** Counts what happens when every part with at least this score is flagged. */
export const confusionMatrix = ({ threshold, prices: list }: ConfusionMatrixState): ConfusionMatrix => {
  const count = (isFaulty: boolean, isFlagged: boolean) =>
    parts.filter((part) => part.isFaulty === isFaulty && part.score >= threshold === isFlagged).length;
  const [hits, misses] = [count(true, true), count(true, false)];
  const [falseAlarms, correctPasses] = [count(false, true), count(false, false)];
  const flagged = hits + falseAlarms;
  return {
    ...{ hits, misses, falseAlarms, correctPasses },
    precision: flagged === 0 ? undefined : hits / flagged,
    recall: hits / (hits + misses),
    cost: misses * prices[list].miss + falseAlarms * prices[list].falseAlarm,
  };
};

/** Thresholds that the slider can have, in hundredths. */
const hundredths = Array.from({ length: 101 }, (_, index) => index / 100);

/** Returns the cost at each threshold of the slider. */
export const costCurve = (list: PriceList): { threshold: number; cost: number }[] =>
  hundredths.map((threshold) => ({ threshold, cost: confusionMatrix({ threshold, prices: list }).cost }));

/** Returns the lowest cost that any threshold has. */
export const lowestCost = (list: PriceList): number => Math.min(...costCurve(list).map(({ cost }) => cost));

/** The task: the cheapest threshold when false alarms are the costly mistake. */
const confusionMatrixTask = { prices: 'costly-alarm' } as const;

/** Computes which goals of the task a state meets. */
export const confusionMatrixGoals = (state: ConfusionMatrixState) => {
  const hasPrices = state.prices === confusionMatrixTask.prices;
  return { hasPrices, isCheapest: hasPrices && confusionMatrix(state).cost === lowestCost(state.prices) };
};
