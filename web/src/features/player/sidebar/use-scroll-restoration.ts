import { type RefObject, useEffect } from 'react';
import { browserStorage } from '#web/src/lib/storage.ts';

/** Milliseconds without scrolling before the position is stored (docs/product.md#constants). */
const saveDelayMs = 100;

/** Stores a box's scroll position per `name` in this browser; without one, scrolls the current item into view. */
export const useScrollRestoration = (box: RefObject<HTMLElement | null> | undefined, name: string): void => {
  useEffect(() => {
    const element = box?.current;
    if (!element) return;
    const positionStorage = browserStorage(`scroll-${name}`);
    const savedPosition = Number(positionStorage.read() ?? Number.NaN);
    if (Number.isFinite(savedPosition)) element.scrollTop = savedPosition;
    else {
      const current = element.querySelector<HTMLElement>('[aria-current="page"]');
      if (current) element.scrollTop = current.offsetTop - element.clientHeight / 2;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => positionStorage.write(`${Math.round(element.scrollTop)}`), saveDelayMs);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
    };
  }, [box, name]);
};
