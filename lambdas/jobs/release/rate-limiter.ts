import { setTimeout } from 'node:timers/promises';

/** Limits sending per second and in total. */
export interface RateLimiter {
  /**
   * Resolves to true when the next email may be sent; to false at once when the wait is too long or the total is used
   * up.
   */
  take(): Promise<boolean>;
  /** Handles SES throttling: halves the rate and pauses for a second. */
  backOff(): void;
  /** Returns whether an email was held back because the total was used up. */
  isExhausted(): boolean;
}

/** Milliseconds for which unused permits accumulate: timers are imprecise, and SES counts by the second. */
const burstMs = 100;
/** Maximum wait in milliseconds; a longer wait is left to the next run, so this one ends in time. */
const maxWaitMs = 15_000;
/** Factor by which each email restores the rate after a slowdown. */
const recovery = 1.01;

/**
 * A token bucket in real time, since SES counts real seconds: at most `perSecond`, less after `backOff`, and at most
 * `max` in total.
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
