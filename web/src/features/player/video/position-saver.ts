import { progressSaveDelay } from '../../../../../contract/rules/progress.ts';

/** Where the player was, in seconds, and when (epoch milliseconds): the server drops what is older than it has. */
export interface Position {
  timestamp: number;
  duration: number;
  observedAt: number;
}

interface SaverOptions {
  save: (position: Position, options: { keepalive: boolean }) => Promise<void>;
  /** Told of every save that failed; the position is kept and goes along with the next save. */
  onFailure: (error: unknown) => void;
  /** Whether this position may be saved at all. */
  accepts?: (timestamp: number) => boolean;
}

/** Milliseconds after which a position is saved although the video plays on without a break. */
const heartbeat = 15_000;

const rounded = (seconds: number) => Math.round(seconds * 100) / 100;

/**
 * Decides when a position is saved: one second after its last change (SPEC section 9), every 15 s while it changes
 * all the time, and at once on `flush`. One save runs at a time, so saves arrive in order; only the last one of a
 * page that closes (`keepalive`) does not wait.
 */
export const createPositionSaver = ({ save, onFailure, accepts = () => true }: SaverOptions) => {
  let unsaved: Position | undefined;
  let savedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isAskedAgain = false;

  const send = async (keepalive: boolean): Promise<void> => {
    clearTimeout(timer);
    if (!unsaved) return;
    if (isBusy && !keepalive) {
      isAskedAgain = true;
      return;
    }
    const position = unsaved;
    unsaved = undefined;
    savedAt = Date.now();
    isBusy = true;
    try {
      await save(position, { keepalive });
    } catch (error) {
      unsaved ??= position;
      isAskedAgain = false;
      onFailure(error);
    }
    isBusy = false;
    if (!isAskedAgain) return;
    isAskedAgain = false;
    await send(false);
  };

  return {
    /** The player is at another position now. */
    changed: (timestamp: number, duration: number): void => {
      if (!accepts(timestamp) || !(duration > 0)) return;
      unsaved = { timestamp: rounded(timestamp), duration: rounded(duration), observedAt: Date.now() };
      clearTimeout(timer);
      if (Date.now() - savedAt >= heartbeat) void send(false);
      else timer = setTimeout(() => void send(false), progressSaveDelay);
    },
    /** Saves now what is not saved yet. */
    flush: ({ keepalive = false } = {}): void => void send(keepalive),
    stop: (): void => clearTimeout(timer),
  };
};

export type PositionSaver = ReturnType<typeof createPositionSaver>;
