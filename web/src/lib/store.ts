import { useSyncExternalStore } from 'react';

/** A state outside of React, for what changes several times a second and is read in many places. */
export interface Store<State extends object> {
  get: () => State;
  /** Listeners are told only when a value is another one than before. */
  set: (change: Partial<State>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Makes a store that begins with `initial`. */
export const createStore = <State extends object>(initial: State): Store<State> => {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (change) => {
      const changedKeys = Object.keys(change) as (keyof State)[];
      if (changedKeys.every((name) => Object.is(change[name], state[name]))) return;
      state = { ...state, ...change };
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** A part of a store; the component is drawn again only when that part is another one. */
export const useStore = <State extends object, Part>(store: Store<State>, select: (state: State) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => select(store.get()));
