import type { OutputOf } from '#contract/index.ts';
import type { PlayedRange } from '#contract/rules/playback.ts';
import type { Position } from './position-saver.ts';

/** Signed URL and captions of a video. */
export type PlayableVideo = OutputOf<'getVideoUrl'>;

/** Position stored on the server; absent without `observedAt`. */
export interface StoredPosition {
  timestamp: number;
  /** Epoch milliseconds. */
  observedAt?: number | undefined;
}

/** A position with what the element has played since it was loaded. */
export interface PlayedPosition extends Position {
  watched: PlayedRange[];
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
  savePosition: (position: PlayedPosition, options: SaveOptions) => Promise<boolean>;
}
