import { useSyncExternalStore } from 'react';

/** Something with a position that moves, such as a playing video. */
export interface Clock {
  subscribe: (listener: () => void) => () => void;
  /** Seconds. */
  seconds: () => number;
}

/** The clock's whole seconds, kept up to date. */
export const useWholeSeconds = (clock: Clock): number =>
  useSyncExternalStore(clock.subscribe, () => Math.floor(clock.seconds()));
