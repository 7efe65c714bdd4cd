export const clamp = (value: number, least = 0, most = 1): number => Math.min(most, Math.max(least, value));

/** Starts and ends slowly, from 0 to 1. */
export const ease = (value: number): number => {
  const x = clamp(value);
  return x * x * (3 - 2 * x);
};

export const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Returns the share of a part of a motion, from 0 before `from` to 1 after `to`, eased. */
export const part = (value: number, from: number, to: number): number => ease((value - from) / (to - from));

/** Seconds in which a text of this length is written: at typing speed, faster for long texts. */
export const writingSeconds = (text: string): number => clamp(text.length / 32, 0.5, 3.2);
