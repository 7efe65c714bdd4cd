import { type RefObject, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** Whether this element is in full screen. */
export const useIsFullscreen = (element: RefObject<HTMLElement | null>): boolean =>
  useSyncExternalStore(subscribe, () => element.current !== null && document.fullscreenElement === element.current);
