import { progressSaveDelayMs } from '#contract/rules/progress.ts';

/** Playback position in seconds and when it was observed (epoch milliseconds): the server drops older ones. */
export interface Position {
  timestamp: number;
  duration: number;
  observedAt: number;
}

interface SaverOptions {
  save: (position: Position, options: { keepalive: boolean }) => Promise<void>;
  /** Stores the position in this browser, where it survives a crash: about once a second, and with every save. */
  storeLocally?: (position: Position) => void;
  /** Called for every failed save; the position goes out with the next save. */
  onFailure: (error: unknown) => void;
  /** Whether this position may be saved. */
  accepts?: (timestamp: number) => boolean;
}

/** Milliseconds between two saves to the server during playback. */
const saveIntervalMs = 5000;

const rounded = (seconds: number) => Math.round(seconds * 100) / 100;

/**
 * Schedules saves of a position: one second after it starts to change (docs/product.md#constants), then every 5 s while
 * it keeps changing, and immediately on `flush`. Runs one save at a time, so saves arrive in order; only the last save
 * of a closing page (`keepalive`) does not wait.
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
    changed: (timestamp: number, duration: number): void => {
      if (!accepts(timestamp) || !(duration > 0)) return;
      const now = Date.now();
      unsaved = { timestamp: rounded(timestamp), duration: rounded(duration), observedAt: now };
      if (now - storedAt >= progressSaveDelayMs) storeNow(unsaved);
      timer ??= setTimeout(saveOnSchedule, Math.max(progressSaveDelayMs, nextSaveAt - now));
    },
    /** Saves pending changes immediately; later changes are saved one second later. */
    flush: ({ keepalive = false } = {}): void => {
      nextSaveAt = 0;
      void send(keepalive);
    },
    stop: (): void => clearTimeout(timer),
  };
};
