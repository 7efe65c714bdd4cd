import { progressSaveDelayMs } from '../../../../../contract/rules/progress.ts';

/** Where the player was, in seconds, and when (epoch milliseconds): the server drops what is older than it has. */
export interface Position {
  timestamp: number;
  duration: number;
  observedAt: number;
}

interface SaverOptions {
  save: (position: Position, options: { keepalive: boolean }) => Promise<void>;
  /** Keeps the position in this browser, where it outlives a crash: about once a second, and with every save. */
  storeLocally?: (position: Position) => void;
  /** Called for every save that failed; the position is kept and goes along with the next save. */
  onFailure: (error: unknown) => void;
  /** Whether this position may be saved at all. */
  accepts?: (timestamp: number) => boolean;
}

/** Milliseconds between two saves to the server while a video plays on. */
const saveIntervalMs = 5000;

const rounded = (seconds: number) => Math.round(seconds * 100) / 100;

/**
 * Decides when a position is saved: one second after it starts to change (SPEC section 9), then every 5 s while it
 * changes all the time, and at once on `flush`. One save runs at a time, so saves arrive in order; only the last one of
 * a page that closes (`keepalive`) does not wait.
 */
export const createPositionSaver = ({ save, storeLocally, onFailure, accepts = () => true }: SaverOptions) => {
  let unsaved: Position | undefined;
  let nextSaveAt = 0;
  let storedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isRequestedAgain = false;

  const storeNow = (position: Position): void => {
    storedAt = position.observedAt;
    storeLocally?.(position);
  };

  const send = async (keepalive: boolean): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (!unsaved) return;
    storeNow(unsaved);
    if (isBusy && !keepalive) {
      isRequestedAgain = true;
      return;
    }
    const position = unsaved;
    unsaved = undefined;
    isBusy = true;
    try {
      await save(position, { keepalive });
    } catch (error) {
      unsaved ??= position;
      isRequestedAgain = false;
      onFailure(error);
    }
    isBusy = false;
    if (!isRequestedAgain) return;
    isRequestedAgain = false;
    await send(false);
  };

  const saveOnSchedule = (): void => {
    nextSaveAt = Date.now() + saveIntervalMs;
    void send(false);
  };

  return {
    /** The player is at another position now. */
    changed: (timestamp: number, duration: number): void => {
      if (!accepts(timestamp) || !(duration > 0)) return;
      const now = Date.now();
      unsaved = { timestamp: rounded(timestamp), duration: rounded(duration), observedAt: now };
      if (now - storedAt >= progressSaveDelayMs) storeNow(unsaved);
      timer ??= setTimeout(saveOnSchedule, Math.max(progressSaveDelayMs, nextSaveAt - now));
    },
    /** Saves now what is not saved yet; what changes from here on is saved one second later. */
    flush: ({ keepalive = false } = {}): void => {
      nextSaveAt = 0;
      void send(keepalive);
    },
    stop: (): void => clearTimeout(timer),
  };
};

export type PositionSaver = ReturnType<typeof createPositionSaver>;
