import { accountStore } from '../../../auth/account.ts';
import { browserStorage } from '../../../lib/storage.ts';
import type { Position } from './position-saver.ts';

/** A position of the last second of playing, with whose it is. The browser keeps one: only one video plays. */
interface UnsavedPosition extends Pick<Position, 'timestamp' | 'observedAt'> {
  /** Email of the learner. */
  owner: string;
  /** Course and lecture. */
  video: string;
}

/** A position as the server has it; without `observedAt` it has none. */
interface StoredPosition {
  timestamp: number;
  /** Epoch milliseconds. */
  observedAt?: number | undefined;
}

const storage = browserStorage('unsaved-position');

// Who signs out leaves nothing in this browser.
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

/** Keeps where the learner is until the server has it. */
export const storePosition = (video: string, { timestamp, observedAt }: Position): void => {
  const owner = currentOwner();
  if (owner) storage.write(JSON.stringify({ owner, video, timestamp, observedAt } satisfies UnsavedPosition));
};

/** Forgets a position that the server has stored by now, unless a later one is kept. */
export const clearPosition = (video: string, { observedAt }: Position): void => {
  const unsaved = readUnsaved(video);
  if (unsaved && unsaved.observedAt <= observedAt) storage.write(null);
};

/** Where to go on, in seconds: the kept position when the server has none observed later. */
export const latestPosition = async (video: string, stored: Promise<StoredPosition>): Promise<number> => {
  const unsaved = readUnsaved(video);
  const { timestamp, observedAt = 0 } = await stored.catch((error: unknown): StoredPosition => {
    if (!unsaved) throw error;
    return { timestamp: 0 };
  });
  return unsaved && unsaved.observedAt > observedAt ? unsaved.timestamp : timestamp;
};
