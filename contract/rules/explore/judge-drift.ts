import { type Estimate, estimate } from './group-sample.ts';
import { randomNumbers } from './next-token.ts';

/** How a judge is checked every week, and the week and the run that are shown. */
export interface JudgeDriftState {
  /** Cases that people rate every week. */
  cases: number;
  /** Share of them on which people decide "fail". */
  share: number;
  /** A kappa below this value is an alarm. */
  limit: number;
  week: number;
  run: number;
}

export const casesRange = { min: 20, max: 200, step: 10 } as const;
export const shareRange = { min: 0.1, max: 0.5, step: 0.05 } as const;
export const limitRange = { min: 0.2, max: 0.85, step: 0.05 } as const;
export const weekRange = { min: 1, max: 12, step: 1 } as const;
/** Runs with other cases and the same judge. */
export const runCount = 40;

export const judgeDriftStart: JudgeDriftState = { cases: 40, share: 0.1, limit: 0.65, week: 9, run: 1 };

/** Week in which the provider's update begins to make the judge lenient. */
export const driftWeek = 7;

/** Returns the share of bad answers that the judge fails; after the update, it drops by 15 points a week to 30%. */
export const hitRate = (week: number): number => Math.max(0.3, 0.9 - 0.15 * Math.max(0, week - driftWeek + 1));
/** Share of the good answers that the judge fails by mistake, in every week. */
export const falseFailRate = 0.05;

/** Verdicts on the same cases: the people's, then the judge's. */
export interface Verdicts {
  failFail: number;
  failPass: number;
  passFail: number;
  passPass: number;
}

/** Simulates the judge's ratings of a week's cases; every case has its own random number. */
export const judgeWeek = ({ cases, share, run }: JudgeDriftState, week: number): Verdicts => {
  const next = randomNumbers(run * 1000 + week * 37);
  const failures = Math.round(cases * share);
  const judged = (count: number, rate: number): number => {
    let failed = 0;
    for (let index = 0; index < count; index += 1) if (next() < rate) failed += 1;
    return failed;
  };
  const [failFail, passFail] = [judged(failures, hitRate(week)), judged(cases - failures, falseFailRate)];
  return { failFail, failPass: failures - failFail, passFail, passPass: cases - failures - passFail };
};

/** Agreement of two raters. */
export interface Agreement {
  /** Share of the cases on which they agree, with its Wilson score interval. */
  observed: Estimate;
  /** Share on which they would agree if each rated at random with the same frequencies. */
  chance: number;
  kappa: number;
  /** Interval of kappa: 1.96 standard errors (Cohen 1960) to each side. */
  low: number;
  high: number;
}

/** Computes the agreement; people must have used both verdicts. */
export const agreement = ({ failFail, failPass, passFail, passPass }: Verdicts): Agreement => {
  const count = failFail + failPass + passFail + passPass;
  const observed = estimate(failFail + passPass, count);
  const bothFail = (failFail + failPass) * (failFail + passFail);
  const bothPass = (passFail + passPass) * (failPass + passPass);
  const chance = (bothFail + bothPass) / count ** 2;
  const kappa = (observed.rate - chance) / (1 - chance);
  const error = Math.sqrt((observed.rate * (1 - observed.rate)) / count) / (1 - chance);
  return { observed, chance, kappa, low: kappa - 1.96 * error, high: kappa + 1.96 * error };
};

const weeks = Array.from({ length: weekRange.max }, (_, index) => index + 1);

/** The result of a week's check. */
export interface WeekCheck extends Agreement {
  week: number;
  isAlarm: boolean;
}

/** Checks a judge week by week. */
export const checkWeeks = (state: JudgeDriftState): WeekCheck[] =>
  weeks.map((week) => {
    const found = agreement(judgeWeek(state, week));
    // Limits are multiples of 0.05, which floating-point numbers only approximate.
    return { week, ...found, isAlarm: found.kappa < state.limit - 1e-9 };
  });

/** The task: maximum false alarms, the week by which a minimum number of runs must have an alarm, and maximum cases. */
export const judgeDriftTask = { falseAlarms: 1, byWeek: 9, noticed: 38, cases: 80 } as const;

/** Counts the runs with an alarm before the drift, and those with one from its start to the week of the task. */
export const alarmCounts = (state: JudgeDriftState): { early: number; noticed: number } => {
  const runs = Array.from({ length: runCount }, (_, index) => checkWeeks({ ...state, run: index + 1 }));
  const count = (from: number, to: number) =>
    runs.filter((run) => run.some(({ week, isAlarm }) => isAlarm && week >= from && week <= to)).length;
  return { early: count(1, driftWeek - 1), noticed: count(driftWeek, judgeDriftTask.byWeek) };
};

/** Computes which goals of the task a state meets, over all runs. */
export const judgeDriftGoals = (state: JudgeDriftState) => {
  const { early, noticed } = alarmCounts(state);
  return {
    isQuiet: early <= judgeDriftTask.falseAlarms,
    isQuick: noticed >= judgeDriftTask.noticed,
    isAffordable: state.cases <= judgeDriftTask.cases,
  };
};
