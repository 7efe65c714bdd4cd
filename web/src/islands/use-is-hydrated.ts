import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Returns false while a prerendered document hydrates, true afterward and everywhere else. Render what only the
 * browser knows (query, history state) once it is true, so that the first render matches the document.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
