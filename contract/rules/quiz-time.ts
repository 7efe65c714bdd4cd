/** The time that learners may choose for an attempt, as multiples of the quiz's limit; null is no limit. */
const factors = { standard: 1, 'half-more': 1.5, double: 2, unlimited: null } as const;

export type TimeAllowance = keyof typeof factors;

export const timeAllowances = Object.keys(factors) as [TimeAllowance, ...TimeAllowance[]];

/** Grace period for answers to reach the server after an attempt has ended. */
export const submissionGraceSeconds = 30;

/** Returns the whole minutes of an attempt; undefined without a limit. */
export const minutesAllowed = (timeLimitMinutes: number, allowance: TimeAllowance): number | undefined => {
  const factor = factors[allowance];
  return factor === null ? undefined : Math.ceil(timeLimitMinutes * factor);
};

/** Returns whether answers arrive after the end of their attempt and its grace. Without an end, they never do. */
export const isLate = (endsAt: string | undefined, submittedAt: Date): boolean =>
  endsAt !== undefined && submittedAt.getTime() > Date.parse(endsAt) + submissionGraceSeconds * 1000;

/** Returns the whole seconds until an instant, rounded down; 0 once it has passed. */
export const secondsUntil = (instant: string, now: Date): number =>
  Math.max(0, Math.floor((Date.parse(instant) - now.getTime()) / 1000));
