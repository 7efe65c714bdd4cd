import { type RefObject, useEffect } from 'react';

/**
 * Stands last inside a `Suspense` boundary of a written document and tells that React has taken its HTML over: `place`,
 * which carries `data-island`, gets `data-hydrated`. React takes such parts over one by one, each when its code is there and
 * the browser has time; until then a part looks ready and answers to nothing (see event-replay.ts).
 */
export const HydrationMarker = ({ container }: { container: RefObject<HTMLElement | null> }) => {
  useEffect(() => {
    if (container.current) container.current.dataset.hydrated = '';
  }, [container]);
  return null;
};
