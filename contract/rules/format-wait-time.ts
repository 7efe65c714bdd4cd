const units = [
  { seconds: 3600, name: 'hour' },
  { seconds: 60, name: 'minute' },
  { seconds: 1, name: 'second' },
] as const;

/** `12 seconds`, `1 minute`, `3 hours`: how long to wait, never too short. `seconds` as in `Retry-After`; at least one. */
export const formatWaitTime = (seconds: number): string => {
  const whole = Math.max(1, Math.ceil(seconds));
  // Up to an hour and a half the minutes are worth telling: "2 hours" for 61 minutes would double the wait.
  const unit = units.find((candidate) => whole > candidate.seconds * 1.5) ?? units[2];
  const count = Math.ceil(whole / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
};
