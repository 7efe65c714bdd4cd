/** How the orders of a pilot are picked, how many there are, and the share at which the company commits. */
export interface PilotState {
  picks: Picks;
  /** Half of them go through the system, the others are typed as before. */
  orders: number;
  limit: number;
}

export const picksKinds = ['clerks', 'lot'] as const;
export type Picks = (typeof picksKinds)[number];
export const ordersRange = { min: 20, max: 400, step: 20 } as const;
export const limitRange = { min: 0.3, max: 0.8, step: 0.02 } as const;

/** The easy orders, and as high a limit as in the lesson. */
export const pilotStart: PilotState = { picks: 'clerks', orders: 40, limit: 0.6 };

/** The expected column of the business case: orders a year, minutes saved on each, dollars an hour, years, dollars. */
const businessCase = { orders: 30_000, minutes: 5, wage: 42, years: 2.5, cost: 141_000 } as const;
/** US dollars: to set a pilot up, and for each of its orders. 300 orders cost $6,500. */
const pilotPrice = { setUp: 2_000, order: 15 } as const;

/** Returns the net benefit in dollars over three years if the system handles a share of all orders usefully. */
export const netBenefit = (share: number): number => {
  const { orders, minutes, wage, years, cost } = businessCase;
  return ((years * orders * share * minutes) / 60) * wage - cost;
};

/** Share at which the net benefit is zero. */
export const breakEven = businessCase.cost / (netBenefit(1) + businessCase.cost);

/** Returns the cost of a pilot in dollars. */
export const pilotCost = ({ orders }: Pick<PilotState, 'orders'>): number =>
  pilotPrice.setUp + pilotPrice.order * orders;

/** A possible share of orders that the system handles, and its probability. */
export interface Future {
  share: number;
  chance: number;
}

/**
 * Returns the beliefs before the pilot: whole percentages from 1 to 99, weighted as a beta distribution (7, 5). The
 * share is at most 40% or at least 76% one time in ten each, and at most 59% half of the time: the three columns.
 */
export const futures = (): Future[] => {
  const weights = Array.from({ length: 99 }, (_, index) => {
    const share = (index + 1) / 100;
    return { share, weight: share ** 6 * (1 - share) ** 4 };
  });
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  return weights.map(({ share, weight }) => ({ share, chance: weight / total }));
};

/** Points by which the orders that clerks choose are easier than all orders; all values are equally likely. */
const easierBy: Record<Picks, readonly number[]> = { lot: [0], clerks: [0, 5, 10, 15, 20, 25, 30] };

/** Cached chances for the last number of trials, by rate in percent. */
let known: { trials: number; byRate: (readonly number[])[] } = { trials: 0, byRate: [] };

/**
 * Returns the chances of at least 0, 1, 2 … successes in independent trials, at a rate in percent. Adds logarithms,
 * because powers would underflow.
 */
const chancesOfAtLeast = (trials: number, percent: number): readonly number[] => {
  if (known.trials !== trials) known = { trials, byRate: [] };
  const found = known.byRate[percent];
  if (found) return found;
  const rate = percent / 100;
  let logarithm = trials * Math.log(1 - rate);
  const chances = [Math.exp(logarithm)];
  for (let count = 1; count <= trials; count += 1) {
    logarithm += Math.log((trials - count + 1) / count) + Math.log(rate / (1 - rate));
    chances.push(Math.exp(logarithm));
  }
  for (let count = trials - 1; count >= 0; count -= 1)
    chances[count] = (chances[count] ?? 0) + (chances[count + 1] ?? 0);
  known.byRate[percent] = chances;
  return chances;
};

/** Returns the chance that the pilot reaches its limit, given the share of all orders that the system handles. */
export const chanceOfGo = ({ picks, orders, limit }: PilotState, share: number): number => {
  const trials = Math.round(orders / 2);
  // Limits are multiples of 0.02, which floating-point numbers only approximate.
  const needed = Math.ceil(limit * trials - 1e-9);
  const lifts = easierBy[picks];
  const go = (lift: number) => chancesOfAtLeast(trials, Math.min(99, Math.round(100 * share) + lift))[needed] ?? 0;
  return lifts.reduce((sum, lift) => sum + go(lift), 0) / lifts.length;
};

/** Results of a pilot over all futures: four chances that add up to 1, and an expected value in dollars. */
export interface PilotResult {
  goPays: number;
  goLoses: number;
  stopMisses: number;
  stopSaves: number;
  /** Expected net benefit minus the cost of the pilot. */
  worth: number;
}

/** Computes the results of a pilot. */
export const pilotResult = (state: PilotState): PilotResult => {
  const result = { goPays: 0, goLoses: 0, stopMisses: 0, stopSaves: 0, worth: -pilotCost(state) };
  for (const { share, chance } of futures()) {
    const [go, net] = [chanceOfGo(state, share), netBenefit(share)];
    result[net >= 0 ? 'goPays' : 'goLoses'] += chance * go;
    result[net >= 0 ? 'stopMisses' : 'stopSaves'] += chance * (1 - go);
    result.worth += chance * go * net;
  }
  return result;
};

/** Returns the expected net benefit of committing without a pilot, and of deciding with the share known. */
export const worthWithout = (): { committing: number; knowing: number } => ({
  committing: futures().reduce((sum, { share, chance }) => sum + chance * netBenefit(share), 0),
  knowing: futures().reduce((sum, { share, chance }) => sum + chance * Math.max(0, netBenefit(share)), 0),
});

/** The task: maximum chances of the two mistakes, and minimum expected worth in dollars. */
export const pilotTask = { loses: 0.08, misses: 0.1, worth: 16_000 } as const;

/** Computes which goals of the task a state meets, over all futures. */
export const pilotGoals = (state: PilotState) => {
  const { goLoses, stopMisses, worth } = pilotResult(state);
  return {
    isSafe: goLoses <= pilotTask.loses,
    isFair: stopMisses <= pilotTask.misses,
    isWorthIt: worth >= pilotTask.worth,
  };
};
