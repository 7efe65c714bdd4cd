import { useSyncExternalStore } from 'react';

/** State outside of React, for values that change several times a second and have many readers. */
export interface Store<State extends object> {
  get: () => State;
  /** Notifies listeners only when a value has changed. */
  set: (change: Partial<State>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store with an initial state. */
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

/** Selects a part of a store; rerenders only when that part changes. */
export const useStore = <State extends object, Part>(store: Store<State>, select: (state: State) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => select(store.get()));
