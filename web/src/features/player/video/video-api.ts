import type { OutputOf } from '#contract/index.ts';
import type { Position } from './position-saver.ts';

/** Signed URL and captions of a video. */
export type PlayableVideo = OutputOf<'getVideoUrl'>;

/** Position stored on the server; absent without `observedAt`. */
export interface StoredPosition {
  timestamp: number;
  /** Epoch milliseconds. */
  observedAt?: number | undefined;
}

export interface SaveOptions {
  /** The save outlives the page. */
  keepalive: boolean;
}

/** API of one video of a course. */
export interface VideoApi {
  load: () => Promise<PlayableVideo>;
  readPosition: () => Promise<StoredPosition>;
  /** Resolves to whether the server counts the video as watched. */
  savePosition: (position: Position, options: SaveOptions) => Promise<boolean>;
}
