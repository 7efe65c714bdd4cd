import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False while a prerendered document is taken over, true right after and everywhere else. What only the browser knows
 * (the query, the history's state) may be shown once it is true, so that the first picture is the document's own.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
