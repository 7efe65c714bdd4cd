import { useLocation } from 'react-router-dom';

/** Key of the history entry in view, as the router names it. */
const currentEntry = (): string => (history.state as { key?: string } | null)?.key ?? 'default';

let traversedTo: string | undefined;

/** Begins to note which entry a visitor reaches by Back or Forward from another document. Called once, before routing. */
export const watchTraversals = (): void => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'back_forward') traversedTo = currentEntry();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) traversedTo = currentEntry();
  });
};

/** Whether the visitor came to this place by Back or Forward from another document, such as the hosted login page. */
export const useReachedByTraversal = (): boolean => useLocation().key === traversedTo;
