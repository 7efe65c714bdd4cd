import { useLocation } from 'react-router-dom';

/** Returns the router's key of the current history entry. */
const currentEntry = (): string => (history.state as { key?: string } | null)?.key ?? 'default';

let traversedTo: string | undefined;

/**
 * Starts recording which entry a visitor reaches by Back or Forward from another document. Call once, before routing.
 */
export const watchTraversals = (): void => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'back_forward') traversedTo = currentEntry();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) traversedTo = currentEntry();
  });
};

/**
 * Returns whether the visitor reached this page by Back or Forward from another document, such as the hosted login
 * page.
 */
export const useReachedByTraversal = (): boolean => useLocation().key === traversedTo;
