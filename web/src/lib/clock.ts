import { useSyncExternalStore } from 'react';

/** A moving position, such as that of a playing video. */
export interface Clock {
  subscribe: (listener: () => void) => () => void;
  /** Seconds. */
  seconds: () => number;
}

/** Returns the clock's current whole second. */
export const useWholeSeconds = (clock: Clock): number =>
  useSyncExternalStore(clock.subscribe, () => Math.floor(clock.seconds()));
