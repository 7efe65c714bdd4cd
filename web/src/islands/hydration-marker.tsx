import { type RefObject, useEffect } from 'react';

/**
 * Render as the last child of a prerendered `Suspense` boundary. Sets `data-hydrated` on `container`, the element with
 * `data-island`, once React has hydrated it. Islands hydrate one by one, as their code arrives and the browser is idle;
 * until then they look ready but ignore events (see event-replay.ts).
 */
export const HydrationMarker = ({ container }: { container: RefObject<HTMLElement | null> }) => {
  useEffect(() => {
    if (container.current) container.current.dataset.hydrated = '';
  }, [container]);
  return null;
};
