/** Fraction of a video's length at which a position completes the lecture (docs/product.md#constants). */
export const completionThreshold = 0.9;

/** Minimum fraction of a reading's estimated time that its page must be open to count as read, not marked. */
export const readingThreshold = 0.1;

/** Milliseconds between a change of the position and its save (docs/product.md#constants). */
export const progressSaveDelayMs = 1000;

/**
 * Normalizes a progress value from a client: 1 or less is a fraction, more is a percentage
 * (docs/product.md#validation). Returns a whole percentage from 0 to 100; 1 means 100%.
 */
export const normalizeProgress = (value: number): number => {
  if (!Number.isFinite(value)) return 0;
  const percentage = value <= 1 ? value * 100 : value;
  return Math.min(100, Math.max(0, Math.round(percentage)));
};

/** Returns whether a position completes a video. Both are in seconds; the duration is the server's. */
export const isWatched = (timestamp: number, duration: number): boolean =>
  duration > 0 && timestamp >= completionThreshold * duration;

/** Returns the whole percentage of completed lectures: 100 only when all are completed, 0 only when none is. */
export const courseProgress = (lectureIds: readonly string[], completed: ReadonlySet<string>): number => {
  const done = lectureIds.filter((id) => completed.has(id)).length;
  if (lectureIds.length === 0 || done === 0) return 0;
  if (done === lectureIds.length) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * done) / lectureIds.length)));
};
