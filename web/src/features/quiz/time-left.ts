const minuteSeconds = 60;

/** Formats the time left, in minutes only: a running count of seconds would distract. */
export const timeLeftLabel = (seconds: number): string => {
  if (seconds <= 0) return 'Time is up';
  return seconds < minuteSeconds ? 'Less than 1 min left' : `${Math.ceil(seconds / minuteSeconds)} min left`;
};

/**
 * Returns what a screen reader announces when the time left falls from one number of seconds to a lower one: once at
 * half of the time, at five minutes, and at one minute. Undefined in between.
 */
export const timeAnnouncement = (totalSeconds: number, before: number, now: number): string | undefined => {
  const half = totalSeconds / 2;
  const marks = [half, 5 * minuteSeconds, minuteSeconds].filter((mark) => mark <= half);
  const passed = marks.filter((mark) => now <= mark && mark < before);
  const mark = Math.min(...passed);
  if (passed.length === 0 || now <= 0) return undefined;
  const minutes = Math.max(1, Math.ceil(now / minuteSeconds));
  const text = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left.`;
  return mark === half ? `Half of the time has passed, ${text}` : text;
};
