import { useSyncExternalStore } from 'react';

/** Scroll distance after which the page counts as scrolled (docs/product.md#constants). */
const thresholdPx = 50;

const subscribe = (onStoreChange: () => void) => {
  window.addEventListener('scroll', onStoreChange, { passive: true });
  return () => window.removeEventListener('scroll', onStoreChange);
};

/** Returns whether the page is scrolled by more than 50 px. */
export const useIsScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > thresholdPx,
    () => false,
  );
