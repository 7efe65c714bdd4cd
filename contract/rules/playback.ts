/** Start and end of a stretch of a video that was played, in seconds. */
export type PlayedRange = [start: number, end: number];

/** Playback is counted in buckets of this many seconds. */
const bucketSeconds = 5;

/** The fastest speed of the player (`web/src/features/player/video/shortcuts.ts`). */
export const maxPlaybackSpeed = 2;

/** Milliseconds that a bucket takes at the fastest speed. */
const msPerBucket = (bucketSeconds * 1000) / maxPlaybackSpeed;

/** Milliseconds that are carried over to the next save, so that saves every 5 s lose no time to rounding. */
const maxCarryMs = 5000;

/** A range that ends less than this many seconds before the end of a video reaches its end. */
const endToleranceSeconds = 1;

/** Number of buckets of a video; the last one may be shorter. */
const bucketCount = (duration: number): number => Math.ceil(duration / bucketSeconds);

/**
 * Returns the buckets that ranges cover, each end rounded to the nearest boundary, so that two ranges split by a pause
 * cover the same buckets as one. Ranges may overlap and lie outside the video.
 */
const bucketsIn = (ranges: readonly PlayedRange[], duration: number): Set<number> => {
  const count = bucketCount(duration);
  const buckets = new Set<number>();
  for (const [start, end] of ranges) {
    const last = end > duration - endToleranceSeconds ? count : Math.round(end / bucketSeconds);
    for (let bucket = Math.max(0, Math.round(start / bucketSeconds)); bucket < Math.min(last, count); bucket += 1) {
      buckets.add(bucket);
    }
  }
  return buckets;
};

/** Joins buckets into ranges in order; a range with the last bucket ends with the video. */
const toRanges = (buckets: ReadonlySet<number>, duration: number): PlayedRange[] => {
  const ranges: PlayedRange[] = [];
  for (const bucket of [...buckets].sort((a, b) => a - b)) {
    const start = bucket * bucketSeconds;
    const end = Math.min(duration, start + bucketSeconds);
    const last = ranges.at(-1);
    if (last?.[1] === start) last[1] = end;
    else ranges.push([start, end]);
  }
  return ranges;
};

/** Returns the union of ranges of a video, in buckets and in order. `duration` is in seconds. */
export const mergeRanges = (ranges: readonly PlayedRange[], duration: number): PlayedRange[] =>
  toRanges(bucketsIn(ranges, duration), duration);

/** Returns the total seconds of ranges that do not overlap. */
export const secondsIn = (ranges: readonly PlayedRange[]): number =>
  ranges.reduce((sum, [start, end]) => sum + end - start, 0);

/** What is stored of a video's playback. */
export interface Playback {
  /** In buckets, in order. */
  played: PlayedRange[];
  /** Time up to which playback has been credited (epoch milliseconds). */
  creditedAt: number;
}

interface Claim {
  stored: readonly PlayedRange[];
  /** All ranges that the player claims since it was opened, not only since the previous save. */
  claimed: readonly PlayedRange[];
  /** Seconds. */
  duration: number;
  /** Start of the time that this save may use (epoch milliseconds). */
  from: number;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Adds claimed buckets to stored playback, earliest first, as many as fit into the time since `from` at the fastest
 * speed. The rest may fit when the player claims them again with its next save.
 */
export const creditPlayback = ({ stored, claimed, duration, from, now }: Claim): Playback => {
  const known = bucketsIn(stored, duration);
  const limit = Math.max(0, Math.floor((now - from) / msPerBucket));
  const added = [...bucketsIn(claimed, duration)]
    .filter((bucket) => !known.has(bucket))
    .sort((a, b) => a - b)
    .slice(0, limit);
  return {
    played: toRanges(new Set([...known, ...added]), duration),
    creditedAt: Math.max(from + added.length * msPerBucket, now - maxCarryMs),
  };
};
