/** The fields of a media element that describe its end. Times are in seconds. */
interface MediaEnd {
  ended: boolean;
  paused: boolean;
  currentTime: number;
  duration: number;
}

/**
 * Returns whether a video is at its end. A browser sets `ended` only once the seek to the end is done, which a paused
 * video may never be.
 */
export const isAtEnd = ({ ended, paused, currentTime, duration }: MediaEnd): boolean =>
  ended || (paused && duration > 0 && currentTime >= duration);
