/** How many files are checked, and how many of them are about the smaller group. */
export interface GroupSampleState {
  cases: number;
  /** Share of the cases from the smaller group. */
  share: number;
}

export const casesRange = { min: 40, max: 600, step: 10 } as const;
export const shareRange = { min: 0.05, max: 0.5, step: 0.05 } as const;

/** One file in ten is about the smaller group, as among the applicants. */
export const groupSampleStart: GroupSampleState = { cases: 200, share: 0.1 };

/** Share of qualified applicants whom the model suggests, which a sample estimates. */
const hitRates = { younger: 0.75, older: 0.6 } as const;
export type Group = keyof typeof hitRates;

/** Normal quantile of an interval that covers the true rate 95 times in 100. */
const z = 1.959964;

/** Estimate for one group from a sample. */
export interface Estimate {
  cases: number;
  hits: number;
  /** Share of hits in the sample. */
  rate: number;
  /** Wilson score interval of that share. */
  low: number;
  high: number;
}

/** Estimates a rate from counts, with its Wilson score interval. */
export const estimate = (hits: number, cases: number): Estimate => {
  const rate = hits / cases;
  const scale = 1 + (z * z) / cases;
  const center = (rate + (z * z) / (2 * cases)) / scale;
  const half = (z * Math.sqrt((rate * (1 - rate)) / cases + (z * z) / (4 * cases * cases))) / scale;
  return { cases, hits, rate, low: center - half, high: center + half };
};

/** Estimates each group from a typical sample, in which the number of hits is the expected one, rounded. */
export const estimates = ({ cases, share }: GroupSampleState): Record<Group | 'all', Estimate> => {
  const older = Math.round(cases * share);
  const [hitsOlder, hitsYounger] = [Math.round(older * hitRates.older), Math.round((cases - older) * hitRates.younger)];
  return {
    younger: estimate(hitsYounger, cases - older),
    older: estimate(hitsOlder, older),
    all: estimate(hitsYounger + hitsOlder, cases),
  };
};

/** The task: reveal the difference with at most this many cases. */
export const groupSampleTask = { maxCases: 330 } as const;

/** Computes which goals of the task a state meets. */
export const groupSampleGoals = (state: GroupSampleState) => {
  const { younger, older } = estimates(state);
  return { isApart: older.high < younger.low, isAffordable: state.cases <= groupSampleTask.maxCases };
};
