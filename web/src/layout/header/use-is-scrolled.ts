import { useSyncExternalStore } from 'react';

/** Pixels after which the page counts as scrolled (SPEC section 9). */
const thresholdPx = 50;

const subscribe = (onStoreChange: () => void) => {
  window.addEventListener('scroll', onStoreChange, { passive: true });
  return () => window.removeEventListener('scroll', onStoreChange);
};

/** Whether the page is scrolled by more than 50 px. */
export const useIsScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > thresholdPx,
    () => false,
  );
