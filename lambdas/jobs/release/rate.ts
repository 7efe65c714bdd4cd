import { setTimeout } from 'node:timers/promises';

/** Hands out permission to send, so many a second and so many in all. */
export interface Rate {
  /** Resolves when the next mail may go: to false, at once, when that is too long to wait or when all have gone. */
  take(): Promise<boolean>;
  /** SES has said that it was too fast: half as fast from now on, and a second of rest. */
  slowDown(): void;
  /** Whether a mail was held back because all had gone. */
  isSpent(): boolean;
}

/** What was not used is kept this long (milliseconds): timers are not exact, and SES counts by the second. */
const burst = 100;
/** The longest wait, in milliseconds: what has to wait longer is another run's, and this one can end in time. */
const longestWait = 15_000;
/** Each mail makes up for a little of what slowing down has taken. */
const recovery = 1.01;

/**
 * A token bucket by real time, since SES's seconds are real: at most `perSecond`, slower after `slowDown`, and never more
 * than `most` altogether.
 */
export const createRate = (perSecond: number, most = Number.POSITIVE_INFINITY): Rate => {
  let left = most;
  let isSpent = false;
  let present = perSecond;
  let nextAt = 0;
  return {
    isSpent: () => isSpent,
    take: async () => {
      if (left <= 0) {
        isSpent = true;
        return false;
      }
      const now = performance.now();
      const at = Math.max(nextAt, now - burst) + 1000 / present;
      if (at - now > longestWait) return false;
      left -= 1;
      nextAt = at;
      present = Math.min(perSecond, present * recovery);
      if (at > now) await setTimeout(at - now);
      return true;
    },
    slowDown: () => {
      present = Math.max(1, present / 2);
      nextAt = Math.max(nextAt, performance.now() + 1000);
    },
  };
};
