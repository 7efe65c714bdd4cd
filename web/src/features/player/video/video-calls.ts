import { accountStore } from '#web/src/auth/account.ts';
import { browserStorage } from '#web/src/lib/storage.ts';
import type { Position } from './position-saver.ts';
import type { PlayableVideo, PlayedPosition, SaveOptions, StoredPosition, VideoApi } from './video-api.ts';

/** Position of the last second of playback, with its owner. One per browser, because only one video plays. */
interface UnsavedPosition extends Pick<Position, 'timestamp' | 'observedAt'> {
  /** Email of the learner. */
  owner: string;
  /** Course and lecture. */
  video: string;
}

const storage = browserStorage('unsaved-position');

// Signing out removes it from this browser.
accountStore.subscribe(() => {
  if (accountStore.get().status === 'leaving') storage.write(null);
});

const currentOwner = (): string | undefined => {
  const account = accountStore.get();
  return account.status === 'authenticated' ? account.user.email : undefined;
};

const readUnsaved = (video: string): UnsavedPosition | undefined => {
  try {
    const unsaved = JSON.parse(storage.read() ?? 'null') as UnsavedPosition | null;
    return unsaved?.video === video && unsaved.owner === currentOwner() && unsaved.timestamp >= 0 ? unsaved : undefined;
  } catch {
    return undefined;
  }
};

/** Stores the position until the server has it. */
const storePosition = (video: string, { timestamp, observedAt }: Position): void => {
  const owner = currentOwner();
  if (owner) storage.write(JSON.stringify({ owner, video, timestamp, observedAt } satisfies UnsavedPosition));
};

/** Removes a position the server has stored, unless a later one was added. */
const clearPosition = (video: string, { observedAt }: Position): void => {
  const unsaved = readUnsaved(video);
  if (unsaved && unsaved.observedAt <= observedAt) storage.write(null);
};

/** Returns where to resume, in seconds: the local position, unless the server has a later one. */
const latestPosition = async (video: string, stored: Promise<StoredPosition>): Promise<number> => {
  const unsaved = readUnsaved(video);
  const { timestamp, observedAt = 0 } = await stored.catch((error: unknown): StoredPosition => {
    if (!unsaved) throw error;
    return { timestamp: 0 };
  });
  return unsaved && unsaved.observedAt > observedAt ? unsaved.timestamp : timestamp;
};

/** What the stage of one video calls. The functions are stable while that video is shown. */
export interface VideoCalls {
  load: () => Promise<PlayableVideo>;
  /** In seconds; rejects when reading fails. */
  readPosition: () => Promise<number>;
  /** Stores a position in this browser until it is saved. */
  keepPosition: (position: Position) => void;
  savePosition: (position: PlayedPosition, options: SaveOptions) => Promise<void>;
}

/** Adds this browser's stored position to a video's API. `video` identifies the video by course and lecture. */
export const videoCalls = (video: string, api: VideoApi, onWatched: () => void): VideoCalls => ({
  load: api.load,
  readPosition: () => latestPosition(video, api.readPosition()),
  keepPosition: (position) => storePosition(video, position),
  savePosition: async (position, options) => {
    const isWatched = await api.savePosition(position, options);
    clearPosition(video, position);
    if (isWatched) onWatched();
  },
});
