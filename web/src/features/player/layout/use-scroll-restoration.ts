import { type RefObject, useEffect } from 'react';
import { browserStorage } from '../../../lib/storage.ts';

/** Milliseconds the list must stand still before its place is kept (SPEC section 9). */
const saveDelayMs = 100;

/** Keeps how far a box is scrolled, per `name` in this browser; without a memory, what is current comes into view. */
export const useScrollRestoration = (box: RefObject<HTMLElement | null>, name: string, isShown: boolean): void => {
  useEffect(() => {
    const element = box.current;
    if (!element || !isShown) return;
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
  }, [box, name, isShown]);
};
