const units = [
  { seconds: 3600, name: 'hour' },
  { seconds: 60, name: 'minute' },
  { seconds: 1, name: 'second' },
] as const;

/**
 * Formats a waiting time as `12 seconds`, `1 minute` or `3 hours`, rounding up. `seconds` as in `Retry-After`; at least
 * one.
 */
export const formatWaitTime = (seconds: number): string => {
  const whole = Math.max(1, Math.ceil(seconds));
  // Uses minutes up to an hour and a half: "2 hours" for 61 minutes would double the wait.
  const unit = units.find((candidate) => whole > candidate.seconds * 1.5) ?? units[2];
  const count = Math.ceil(whole / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
};
