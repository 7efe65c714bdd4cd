import { type RefObject, useEffect } from 'react';

/**
 * Stands last inside a `Suspense` boundary of a written document and tells that React has taken its HTML over: `place`,
 * which carries `data-part`, gets `data-alive`. React takes such parts over one by one, each when its code is there and
 * the browser has time; until then a part looks ready and answers to nothing (see early-acts.ts).
 */
export const Alive = ({ place }: { place: RefObject<HTMLElement | null> }) => {
  useEffect(() => {
    if (place.current) place.current.dataset.alive = '';
  }, [place]);
  return null;
};
