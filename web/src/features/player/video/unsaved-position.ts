import { accountStore } from '../../../auth/account.ts';
import { browserStorage } from '../../../site/storage.ts';
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

const ownerNow = (): string | undefined => {
  const account = accountStore.get();
  return account.status === 'authenticated' ? account.user.email : undefined;
};

const read = (video: string): UnsavedPosition | undefined => {
  try {
    const kept = JSON.parse(storage.read() ?? 'null') as UnsavedPosition | null;
    return kept?.video === video && kept.owner === ownerNow() && kept.timestamp >= 0 ? kept : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps where the learner is until the server has it. */
export const keepPosition = (video: string, { timestamp, observedAt }: Position): void => {
  const owner = ownerNow();
  if (owner) storage.write(JSON.stringify({ owner, video, timestamp, observedAt } satisfies UnsavedPosition));
};

/** Forgets a position that the server has stored by now, unless a later one is kept. */
export const forgetPosition = (video: string, { observedAt }: Position): void => {
  const kept = read(video);
  if (kept && kept.observedAt <= observedAt) storage.write(null);
};

/** Where to go on, in seconds: the kept position when the server has none observed later. */
export const latestPosition = async (video: string, stored: Promise<StoredPosition>): Promise<number> => {
  const kept = read(video);
  const { timestamp, observedAt = 0 } = await stored.catch((error: unknown): StoredPosition => {
    if (!kept) throw error;
    return { timestamp: 0 };
  });
  return kept && kept.observedAt > observedAt ? kept.timestamp : timestamp;
};
