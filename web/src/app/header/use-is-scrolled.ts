import { useSyncExternalStore } from 'react';

/** Pixels after which the page counts as scrolled (SPEC section 9). */
const threshold = 50;

const subscribe = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};

/** Whether the page is scrolled by more than 50 px. */
export const useIsScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  );
