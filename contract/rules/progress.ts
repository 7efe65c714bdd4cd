/** Share of a video's length from which a position in it completes the lecture (SPEC sections 4 and 9). */
export const completionThreshold = 0.9;

/** Milliseconds from a change of the position to its save (SPEC section 9). */
export const progressSaveDelayMs = 1000;

/**
 * Reads a progress value as a client sends it: 1 or less is a fraction, more is a percentage (SPEC section 5).
 * Returns a whole percentage from 0 to 100; note that 1 means 100%.
 */
export const normalizeProgress = (value: number): number => {
  if (!Number.isFinite(value)) return 0;
  const percentage = value <= 1 ? value * 100 : value;
  return Math.min(100, Math.max(0, Math.round(percentage)));
};

/** True when a position in a video completes it. Both in seconds; the duration is the server's. */
export const isWatched = (timestamp: number, duration: number): boolean =>
  duration > 0 && timestamp >= completionThreshold * duration;

/**
 * Whole percentage of a course's lectures that are completed. 100 only when all are, and never 0 once one is,
 * so rounding does not claim or hide anything.
 */
export const courseProgress = (lectureIds: readonly string[], completed: ReadonlySet<string>): number => {
  const done = lectureIds.filter((id) => completed.has(id)).length;
  if (lectureIds.length === 0 || done === 0) return 0;
  if (done === lectureIds.length) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * done) / lectureIds.length)));
};
