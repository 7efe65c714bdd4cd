import { setTimeout } from 'node:timers/promises';

/** Hands out permission to send, so many a second and so many in all. */
export interface RateLimiter {
  /** Resolves when the next mail may go: to false, at once, when that is too long to wait or when all have gone. */
  take(): Promise<boolean>;
  /** SES has said that it was too fast: half as fast from now on, and a second of rest. */
  backOff(): void;
  /** Whether a mail was held back because all had gone. */
  isExhausted(): boolean;
}

/** What was not used is kept this long (milliseconds): timers are not exact, and SES counts by the second. */
const burstMs = 100;
/** The longest wait, in milliseconds: what has to wait longer is another run's, and this one can end in time. */
const maxWaitMs = 15_000;
/** Each mail makes up for a little of what slowing down has taken. */
const recovery = 1.01;

/**
 * A token bucket by real time, since SES's seconds are real: at most `perSecond`, slower after `slowDown`, and never more
 * than `most` altogether.
 */
export const createRateLimiter = (perSecond: number, max = Number.POSITIVE_INFINITY): RateLimiter => {
  let remaining = max;
  let isExhausted = false;
  let currentRate = perSecond;
  let nextAt = 0;
  return {
    isExhausted: () => isExhausted,
    take: async () => {
      if (remaining <= 0) {
        isExhausted = true;
        return false;
      }
      const now = performance.now();
      const at = Math.max(nextAt, now - burstMs) + 1000 / currentRate;
      if (at - now > maxWaitMs) return false;
      remaining -= 1;
      nextAt = at;
      currentRate = Math.min(perSecond, currentRate * recovery);
      if (at > now) await setTimeout(at - now);
      return true;
    },
    backOff: () => {
      currentRate = Math.max(1, currentRate / 2);
      nextAt = Math.max(nextAt, performance.now() + 1000);
    },
  };
};
